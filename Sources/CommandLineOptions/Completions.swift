/// The script that lets a shell complete what the table of commands holds.
public func completions(for shell: Shell) -> String {
  switch shell {
  case .bash: bashCompletions()
  case .zsh: zshCompletions()
  case .fish: fishCompletions()
  }
}

extension Option {
  /// Spellings of the common options whose value is a word of its own, which no command is.
  static var commonWithValue: [String] {
    common.filter { $0.value != .none }.map(\.spelling)
  }

  /// As it may be typed: `--help` and `-h`.
  var spellings: [String] {
    [spelling] + (letter.map { ["-\($0)"] } ?? [])
  }
}
