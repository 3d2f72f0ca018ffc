/// The body of a function, an initializer or an accessor.
struct FunctionBody: Equatable {
  /// The indices of its braces among the lexemes.
  let open: Int
  let close: Int
  /// The type of its result as written; nil when it has none.
  let result: String?
  /// What stands before the body, from the keyword on; for an accessor of several, with its own keyword.
  let declaration: String
  var isInitializer = false
}

extension FunctionBody {
  /// The bodies that are in no other one, in order. Requirements of protocols have none.
  static func list(in code: Code) -> [FunctionBody] {
    var bodies: [FunctionBody] = []
    var index = 0
    while index < code.lexemes.count {
      let found = found(at: index, in: code)
      bodies += found.bodies
      index = found.next
    }
    return bodies
  }

  private static func found(at index: Int, in code: Code) -> (bodies: [FunctionBody], next: Int) {
    guard code.text(index - 1) != "." else { return ([], index + 1) }
    switch code.text(index) {
    case "protocol":
      return ([], code.first(["{"], from: index).map { code.closer(of: $0) + 1 } ?? index + 1)
    case "func", "init", "deinit", "subscript":
      return function(at: index, in: code)
    case "var":
      return property(at: index, in: code)
    default:
      return ([], index + 1)
    }
  }

  private static func function(at index: Int, in code: Code) -> (bodies: [FunctionBody], next: Int) {
    let keyword = code.text(index)
    if keyword == "init" || keyword == "subscript" {
      guard ["(", "<", "?", "!"].contains(where: { code.text(index + 1).hasPrefix($0) }) else { return ([], index + 1) }
    }
    guard let open = code.first(["{"], from: index) else { return ([], index + 1) }
    let arrow = code.first(["->"], from: index).flatMap { $0 < open ? $0 : nil }
    let end = code.first(["where"], from: index).flatMap { $0 < open ? $0 : nil } ?? open
    let result = arrow.map { code.original(code.bytes($0 + 1..<end)) }
    let body = FunctionBody(
      open: open, close: code.closer(of: open), result: result == "Void" || result == "()" ? nil : result,
      declaration: code.original(code.bytes(index..<open)), isInitializer: keyword == "init")
    return (keyword == "subscript" ? accessors(of: body, in: code) : [body], body.close + 1)
  }

  /// A stored property has no body; its observers do.
  private static func property(at index: Int, in code: Code) -> (bodies: [FunctionBody], next: Int) {
    var at = index + 1
    var colon: Int?
    while at < code.lexemes.count {
      let text = code.text(at)
      if code.encloser(of: at) == code.encloser(of: index) {
        if text == "=" { return ([], at + 1) }
        if text == "{" { break }
        if text == ":" { colon = colon ?? at }
        if at > index + 1, code.lexemes[at].startsLine, text != ":", code.text(at - 1) != ":" { return ([], at) }
      }
      if text == "}" { return ([], at) }
      at += 1
    }
    guard at < code.lexemes.count, let colon else { return ([], at) }
    let body = FunctionBody(
      open: at, close: code.closer(of: at), result: code.original(code.bytes(colon + 1..<at)),
      declaration: code.original(code.bytes(index..<at)))
    return (accessors(of: body, in: code), body.close + 1)
  }

  /// The bodies of the getter, the setter and the observers, or the body itself when it is a getter.
  private static func accessors(of body: FunctionBody, in code: Code) -> [FunctionBody] {
    guard keywords.contains(code.text(body.open + 1)) || code.text(body.open + 1) == "@" else { return [body] }
    return (body.open + 1..<max(body.open + 1, body.close)).compactMap { index in
      guard keywords.contains(code.text(index)), code.encloser(of: index) == body.open, let open = code.first(["{"], from: index) else {
        return nil
      }
      return FunctionBody(
        open: open, close: code.closer(of: open), result: code.text(index) == "get" ? body.result : nil,
        declaration: "\(body.declaration) \(code.text(index))")
    }
  }

  private static let keywords: Set<String> = ["get", "set", "willSet", "didSet"]

  /// Whether the body is one expression, whose value is the result.
  func isExpression(in code: Code) -> Bool {
    guard result != nil, code.hasOneStatement(open) else { return false }
    let first = code.text(open + 1)
    if ["if", "switch"].contains(first) { return !code.lexemes[open..<close].contains { $0.text == "return" } }
    return !Self.statements.contains(first)
  }

  private static let statements: Set<String> = [
    "return", "let", "var", "guard", "for", "while", "repeat", "do", "defer", "throw", "func", "struct", "enum", "#",
  ]
}
