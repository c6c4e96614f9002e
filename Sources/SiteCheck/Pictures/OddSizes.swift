/// The size that nearly all pictures of a kind have, if there is one.
///
/// So few pictures that one or two could be the rule have none.
public func usualSize(_ sizes: [PictureSize]) -> PictureSize? {
  guard sizes.count >= 5 else { return nil }
  var counts: [PictureSize: Int] = [:]
  for size in sizes { counts[size, default: 0] += 1 }
  return counts.first { $0.value * 10 >= sizes.count * 8 }?.key
}
