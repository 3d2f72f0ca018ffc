/// Changes a page where libxml2's HTML parser cannot handle it.
///
/// The parser knows only the named characters of HTML 4: all named characters become numeric references, in text and in attribute values.
/// The parser also compares each attribute of a tag with all others, which takes five seconds for a tag with 50,000 attributes: only the
/// first 500 are kept.
///
/// Tags, values and comments end where libxml2 ends them. Comments, `script` and `style` are not changed.
struct HTMLPreparation {
  private var scanner: HTMLScanner
  private let mostAttributes: Int
  private var prepared: [UInt8] = []
  /// The number of bytes of the page that are already in `prepared` or omitted.
  private var done = 0

  private init(_ page: UnsafeBufferPointer<UInt8>, mostAttributes: Int) {
    scanner = HTMLScanner(page)
    self.mostAttributes = mostAttributes
  }

  /// The changed page; nil when no change is necessary.
  /// - Parameter mostAttributes: the maximum number of attributes per tag. 500 is far more than any real tag has.
  static func prepared(_ page: UnsafeBufferPointer<UInt8>, mostAttributes: Int = 500) -> [UInt8]? {
    var preparation = HTMLPreparation(page, mostAttributes: mostAttributes)
    preparation.run()
    guard preparation.done > 0 else { return nil }
    preparation.keep(upTo: page.count)
    return preparation.prepared
  }

  private mutating func run() {
    while let byte = scanner.current {
      switch byte {
      case UInt8(ascii: "&"): scanner.position = resolveReference(at: scanner.position)
      case UInt8(ascii: "<"): passMarkup()
      default: scanner.position += 1
      }
    }
  }

  private mutating func passMarkup() {
    guard let name = scanner.passTagName() else { return scanner.passOtherMarkup() }
    var count = 0
    while scanner.passBlanksInTag() {
      let start = scanner.position
      let value = scanner.passAttribute()
      count += 1
      if count > mostAttributes { leaveOut(from: start) } else { resolveReferences(in: value) }
    }
    scanner.passTagEnd(name)
  }

  private mutating func resolveReferences(in range: Range<Int>) {
    var position = range.lowerBound
    while let ampersand = scanner.page[position..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      position = min(resolveReference(at: ampersand), range.upperBound)
    }
  }

  /// Replaces a named character with numeric references. Returns the index at which to continue.
  private mutating func resolveReference(at ampersand: Int) -> Int {
    // The longest name is CounterClockwiseContourIntegral.
    let name = scanner.page[(ampersand + 1)...].prefix(32).prefix { HTMLScanner.isLetterOrDigit($0) }
    guard name.endIndex < scanner.page.count, scanner.page[name.endIndex] == UInt8(ascii: ";"),
      let text = HTMLEntity.text(named: UnsafeBufferPointer(rebasing: name))
    else { return ampersand + 1 }
    keep(upTo: ampersand)
    for scalar in text.unicodeScalars { prepared.append(contentsOf: "&#\(scalar.value);".utf8) }
    done = name.endIndex + 1
    return done
  }

  private mutating func leaveOut(from start: Int) {
    keep(upTo: start)
    done = scanner.position
  }

  private mutating func keep(upTo end: Int) {
    prepared.append(contentsOf: scanner.page[done..<end])
    done = end
  }
}
