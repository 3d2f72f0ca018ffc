internal import ReaderDomain
internal import RecordJSON

/// Parses JSON (RFC 8259) as publishers write it. It repairs unambiguous errors, and keeps the complete part of a truncated text.
///
/// A truncated object or list keeps its complete members. In a list, the truncated element is dropped, so that an incomplete item is not
/// mistaken for a complete one.
struct LenientJSON {
  /// The parsed value; nil when the text has no outermost value.
  private(set) var root: FeedJSONValue?
  /// The repairs that were made.
  private(set) var repairs: [FeedDiagnostic] = []
  /// Where and why the parser stopped early.
  private(set) var damage: JSONError?

  /// The maximum nesting depth of values. A feed has six levels.
  private static let deepest = 64

  private let text: [UInt8]
  private let limits: FeedLimits
  private var position = 0
  private var repaired = 0
  /// The number of values so far.
  private var values = 0
  /// The number of values that are nested too deeply or beyond `limits`.
  private var leftOut = 0
  private var strings = LenientJSONString()

  /// Parses a UTF-8 text.
  init(_ text: [UInt8], limits: FeedLimits = .default) {
    self.text = text
    self.limits = limits
    root = value(depth: 0)
    skipSpace()
    if damage == nil, position < text.count { repaired += 1 }
    repairs = strings.repairs
    if leftOut > 0 { repairs.append(.leftOut(count: leftOut)) }
    if repaired + strings.repaired > 0 { repairs.insert(.repairedJSON(count: repaired + strings.repaired), at: 0) }
  }

  /// Whether there is no room for further values.
  private var isFull: Bool { values >= limits.elements }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private mutating func value(depth: Int) -> FeedJSONValue? {
    skipSpace()
    guard depth < Self.deepest else { return skip("the values are nested too deeply") }
    guard !isFull else { return skip() }
    values += 1
    switch next {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    default: return word()
    }
  }

  /// Skips a value that is left out.
  /// - Parameter problem: what is wrong when the text ends inside it.
  private mutating func skip(_ problem: String = "the text ends too early") -> FeedJSONValue? {
    leftOut += 1
    var levels = 0
    repeat {
      skipSpace()
      switch next {
      case nil: return fail(problem)
      case UInt8(ascii: "\""): guard string() != nil else { return nil }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        levels += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        levels -= 1
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
      default: guard word() != nil else { return nil }
      }
    } while levels > 0
    return .null
  }

  private mutating func object(depth: Int) -> FeedJSONValue {
    position += 1
    var members: [String: FeedJSONValue] = [:]
    var isFirst = true
    while hasNext(before: UInt8(ascii: "}"), isFirst: isFirst), let name = name() {
      let hasRoom = !isFull
      guard let value = value(depth: depth + 1) else { break }
      isFirst = false
      // Of two members with one name, the first counts, because it determines an item's identity.
      if hasRoom, members[name] == nil { members[name] = value }
      if damage != nil { break }
    }
    return .object(members)
  }

  private mutating func list(depth: Int) -> FeedJSONValue {
    position += 1
    var elements: [FeedJSONValue] = []
    var isFirst = true
    while hasNext(before: UInt8(ascii: "]"), isFirst: isFirst) {
      let hasRoom = elements.count < limits.items && !isFull
      guard let element = hasRoom ? value(depth: depth + 1) : skip(), damage == nil else { break }
      isFirst = false
      guard hasRoom else { continue }
      // What identifies the element may be missing in it.
      if isFull { leftOut += 1 } else { elements.append(element) }
    }
    return .list(elements)
  }

  /// Moves to the next member or element; returns false at the end. Extra and missing commas are repaired.
  private mutating func hasNext(before end: UInt8, isFirst: Bool) -> Bool {
    skipSpace()
    var commas = 0
    while next == UInt8(ascii: ",") {
      commas += 1
      position += 1
      skipSpace()
    }
    guard let next else {
      stop("the text ends too early")
      return false
    }
    let isEnd = next == end
    if commas != (isFirst || isEnd ? 0 : 1) { repaired += 1 }
    if isEnd { position += 1 }
    return !isEnd
  }

  private mutating func name() -> String? {
    guard next == UInt8(ascii: "\""), let name = string() else { return fail("a member's name is missing") }
    skipSpace()
    guard next == UInt8(ascii: ":") else { return fail("a colon is missing") }
    position += 1
    return name
  }

  private mutating func string() -> String? {
    guard let string = strings.read(text, from: &position) else { return fail("the text ends too early") }
    return string
  }

  /// A word that JSON does not know, such as `undefined` or `NaN`, is null.
  private mutating func word() -> FeedJSONValue? {
    let start = position
    while let next, !" \t\r\n,:]}[{\"".utf8.contains(next), !isAtComment { position += 1 }
    let word = String(decoding: text[start..<position], as: UTF8.self)
    // A number at the end of the text may be truncated.
    guard position < text.count else { return fail("the text ends too early") }
    guard !word.isEmpty else { return fail("a value is missing") }
    if let value = FeedJSONValue(word: word) { return value }
    repaired += 1
    return .null
  }

  /// Skips white space and comments. JSON has no comments, but JavaScript has.
  private mutating func skipSpace() {
    while let next {
      if next <= 0x20 {
        position += 1
      } else if isAtComment {
        skipComment()
      } else {
        return
      }
    }
  }

  private var isAtComment: Bool {
    guard next == UInt8(ascii: "/"), position + 1 < text.count else { return false }
    return text[position + 1] == UInt8(ascii: "/") || text[position + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    let isLine = text[position + 1] == UInt8(ascii: "/")
    let rest = text[(position + 2)...]
    position = (isLine ? rest.firstIndex(of: UInt8(ascii: "\n")) : rest.endIndex(ofFirst: "*/")) ?? text.count
    repaired += 1
  }

  private mutating func fail<Value>(_ problem: String) -> Value? {
    stop(problem)
    return nil
  }

  private mutating func stop(_ problem: String) {
    if damage == nil { damage = JSONError(line: text[..<position].count { $0 == UInt8(ascii: "\n") } + 1, problem) }
  }
}
