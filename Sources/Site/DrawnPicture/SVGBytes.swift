/// Writes the few parts of SVG that a drawn picture needs. Lengths are tenths of a unit.
struct SVGBytes: ~Copyable {
  private var buffer: ByteBuffer
  private let tenths = Tenths.shared

  init() {
    self.init(ByteBuffer(capacity: 4096))
  }

  private init(_ buffer: consuming ByteBuffer) {
    self.buffer = buffer
  }

  /// What has been written.
  var bytes: [UInt8] { buffer.bytes }

  mutating func open() {
    append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"2.5 2.5 95 95\"")
    append(" width=\"320\" height=\"320\">")
  }

  mutating func close() {
    append("</svg>\n")
  }

  mutating func circle(at point: Point, radius: Int) {
    append("<circle cx=\"")
    appendTenths(point.x)
    append("\" cy=\"")
    appendTenths(point.y)
    append("\" r=\"")
    appendTenths(radius)
    append("\"/>")
  }

  /// The shapes that the body adds are filled with this colour.
  mutating func group(
    fill: DrawnPicture.Color, opacity: Int = 100, _ body: (inout SVGBytes) -> Void
  ) {
    append("<g")
    paint("fill", fill, opacity)
    buffer.append(UInt8(ascii: ">"))
    body(&self)
    append("</g>")
  }

  mutating func path(
    fill: DrawnPicture.Color, opacity: Int = 100, _ body: (inout Path) -> Void
  ) {
    open(body)
    paint("fill", fill, opacity)
    append("/>")
  }

  mutating func path(
    stroke: DrawnPicture.Color, width: Int, _ body: (inout Path) -> Void
  ) {
    open(body)
    append(" fill=\"none\"")
    paint("stroke", stroke, 100)
    strokeWidth(width)
    append("/>")
  }

  /// The paths that the body adds have outlines of this colour.
  mutating func group(
    stroke: DrawnPicture.Color, width: Int, _ body: (inout SVGBytes) -> Void
  ) {
    append("<g")
    paint("stroke", stroke, 100)
    strokeWidth(width)
    buffer.append(UInt8(ascii: ">"))
    body(&self)
    append("</g>")
  }

  private mutating func open(_ body: (inout Path) -> Void) {
    append("<path d=\"")
    var path = Path(out: consume self)
    body(&path)
    self = path.finish()
    append(byte: UInt8(ascii: "\""))
  }

  private mutating func strokeWidth(_ width: Int) {
    append(" stroke-width=\"")
    appendTenths(width)
    buffer.append(UInt8(ascii: "\""))
  }

  /// A paint attribute, and its opacity in hundredths where it is not whole.
  private mutating func paint(_ name: StaticString, _ color: DrawnPicture.Color, _ opacity: Int) {
    buffer.append(UInt8(ascii: " "))
    append(name)
    append("=\"#")
    for part in [color.red, color.green, color.blue] {
      append(hexDigit: part >> 4)
      append(hexDigit: part & 15)
    }
    buffer.append(UInt8(ascii: "\""))
    guard opacity < 100 else { return }
    buffer.append(UInt8(ascii: " "))
    append(name)
    append("-opacity=\".")
    append(hexDigit: UInt8(opacity / 10))
    append(hexDigit: UInt8(opacity % 10))
    buffer.append(UInt8(ascii: "\""))
  }

  /// 123 as `12.3`, 120 as `12`, 3 as `.3`.
  @inline(__always)
  fileprivate mutating func appendTenths(_ value: Int) {
    if let packed = tenths.packed(value) {
      buffer.append(packed: packed)
    } else {
      for byte in Tenths.text(of: value).utf8 { buffer.append(byte) }
    }
  }

  fileprivate mutating func append(_ bytes: Span<UInt8>) {
    buffer.append(bytes)
  }

  @inline(__always)
  fileprivate mutating func append(byte: UInt8) {
    buffer.append(byte)
  }

  @inline(__always)
  private mutating func append(hexDigit value: UInt8) {
    buffer.append(value < 10 ? 48 + value : 87 + value)
  }

  fileprivate mutating func append(_ text: StaticString) {
    buffer.append(text)
  }
}

extension SVGBytes {
  /// The commands of a path, relative to the place before, which keeps them short.
  struct Path: ~Copyable {
    private var out: SVGBytes
    private var here = Point(x: 0, y: 0)

    /// A path of its own.
    init() {
      self.init(out: SVGBytes())
    }

    fileprivate init(out: consuming SVGBytes) {
      self.out = out
    }

    fileprivate consuming func finish() -> SVGBytes {
      out
    }

    /// Adds commands that do not depend on what is before them.
    mutating func add(_ commands: Span<UInt8>) {
      out.append(commands)
    }

    /// What was written so far, as commands for other paths.
    consuming func commands() -> [UInt8] {
      out.bytes
    }

    mutating func move(to point: Point) {
      out.append(byte: UInt8(ascii: "M"))
      out.appendTenths(point.x)
      out.append(byte: UInt8(ascii: " "))
      out.appendTenths(point.y)
      here = point
    }

    mutating func line(to point: Point) {
      out.append(byte: UInt8(ascii: "l"))
      step(to: point)
      here = point
    }

    mutating func curve(by control: Point, to point: Point) {
      out.append(byte: UInt8(ascii: "q"))
      step(to: control)
      if point.x >= here.x { out.append(byte: UInt8(ascii: " ")) }
      step(to: point)
      here = point
    }

    mutating func close() {
      out.append(byte: UInt8(ascii: "z"))
    }

    private mutating func step(to point: Point) {
      out.appendTenths(point.x - here.x)
      // A minus sign separates numbers as well as a space does.
      if point.y >= here.y { out.append(byte: UInt8(ascii: " ")) }
      out.appendTenths(point.y - here.y)
    }
  }
}
