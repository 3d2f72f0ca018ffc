/// Rewrites the parts of a page that libxml2's HTML parser cannot handle.
///
/// The parser knows only the named characters of HTML 4, so all references become numeric, in text and in attribute values. It compares
/// each attribute of a tag with all others, which takes five seconds for 50,000 attributes, so only the first 500 are kept.
///
/// It also reads most declarations as text. HTML reads `<![if …]>`, `<!…>`, `<?…>` and `</ …>` as comments, which become empty comments. So do
/// `<!-->` and `<!--->`, whose end libxml2 does not see.
///
/// HTML reads `</br>` as `<br>`; libxml2 drops it. libxml2 also ends a list at a list directly inside it, so that list goes into the item before it.
/// It ends a link at a table inside it, unless another element is between them, so a table gets an element around it.
///
/// Tags, values and other comments end where libxml2 ends them. Other comments, `script` and `style` are not changed.
struct HTMLPreparation {
  private var scanner: HTMLScanner
  private let maximumAttributes: Int
  private var prepared: [UInt8] = []
  /// The number of bytes of the page that are already in `prepared` or omitted.
  private var done = 0
  /// Whether a link has begun, and neither ended nor had a table yet.
  private var isInLink = false

  private init(_ page: UnsafeBufferPointer<UInt8>, maximumAttributes: Int) {
    scanner = HTMLScanner(page)
    self.maximumAttributes = maximumAttributes
  }

  /// The changed page; nil when no change is necessary.
  /// - Parameter maximumAttributes: the maximum number of attributes per tag. 500 is far more than any real tag has.
  static func prepared(_ page: UnsafeBufferPointer<UInt8>, maximumAttributes: Int = 500) -> [UInt8]? {
    var preparation = HTMLPreparation(page, maximumAttributes: maximumAttributes)
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
    let start = scanner.position
    guard let name = scanner.passTagName() else {
      if scanner.passEmptyComment() || scanner.passDeclaration() {
        leaveOut(from: start, for: Self.comment)
      } else if let name = scanner.passEndTag() {
        if HTMLScanner.matches(name, "br") { leaveOut(from: start, for: "<br>") }
        if HTMLScanner.matches(name, "li"), scanner.isBeforeList { leaveOut(from: start) }
        if HTMLScanner.matches(name, "a") { isInLink = false }
      } else {
        scanner.passOtherMarkup()
      }
      return
    }
    if HTMLScanner.matches(name, "a") { isInLink = true }
    if isInLink, HTMLScanner.matches(name, "table") {
      if scanner.isWholeTableInLink { insert("<linked-table>", at: start) }
      isInLink = false
    }
    var count = 0
    while scanner.passBlanksInTag() {
      let start = scanner.position
      let value = scanner.passAttribute()
      count += 1
      if count > maximumAttributes { leaveOut(from: start) } else { resolveReferences(in: value) }
    }
    scanner.passTagEnd(name)
  }

  private mutating func resolveReferences(in range: Range<Int>) {
    var position = range.lowerBound
    while let ampersand = scanner.page[position..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      position = resolveReference(at: ampersand, inAttributeTo: range.upperBound)
    }
  }

  /// Replaces a reference with numeric references, and an ampersand that begins none with a reference to itself. Returns the index at which
  /// to continue.
  private mutating func resolveReference(at ampersand: Int, inAttributeTo end: Int? = nil) -> Int {
    let reference = HTMLReference.read(scanner.page[ampersand..<(end ?? scanner.page.count)], inAttribute: end != nil)
    let isNumber = scanner.page[(ampersand + 1)...].first == UInt8(ascii: "#")
    let isPair = isNumber && scanner.page[(ampersand + 1)...].prefix((reference?.length ?? 1) - 1).contains(UInt8(ascii: "&"))
    // libxml2 reads the numbers of characters, and other ampersands, as HTML does.
    guard isNumber ? reference == nil || isPair || reference?.text == "\u{FFFD}" : reference != nil else { return ampersand + 1 }
    keep(upTo: ampersand)
    for scalar in (reference?.text ?? "&").unicodeScalars { prepared.append(contentsOf: "&#\(scalar.value);".utf8) }
    done = ampersand + (reference?.length ?? 1)
    return done
  }

  /// Replaces a declaration. Without a replacement, the text before and after it could become a tag.
  private static let comment: StaticString = "<!---->"

  private mutating func leaveOut(from start: Int, for other: StaticString = "") {
    insert(other, at: start)
    done = scanner.position
  }

  private mutating func insert(_ text: StaticString, at place: Int) {
    keep(upTo: place)
    prepared.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func keep(upTo end: Int) {
    prepared.append(contentsOf: scanner.page[done..<end])
    done = end
  }
}
