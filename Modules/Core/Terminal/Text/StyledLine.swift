/// One line of text in one or more styles, without a line break.
public struct StyledLine: Hashable, Sendable {
  /// The spans of the line, in order.
  public private(set) var spans: [Span]

  /// Creates a line from spans, without the empty ones.
  public init(_ spans: [Span] = []) {
    self.spans = spans.contains { $0.text.isEmpty } ? spans.filter { !$0.text.isEmpty } : spans
  }

  public init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text, style)])
  }

  /// Creates a line of fields that are separated by tabs, for programs.
  public init(fields: [String]) {
    self.init(Array(fields.map { [Span($0)] }.joined(separator: [.tab])))
  }

  public static let empty = StyledLine()

  /// The text without styles.
  public var text: String { spans.reduce(into: "") { $0 += $1.text } }

  /// The width of the line in columns.
  public var columns: Int { spans.reduce(0) { $0 + $1.columns } }

  public var isEmpty: Bool { spans.isEmpty }

  public mutating func append(_ text: String, _ style: Style = .plain) {
    self += StyledLine(text, style)
  }

  /// Joins two lines to one line.
  public static func + (first: StyledLine, second: StyledLine) -> StyledLine {
    var line = first
    line += second
    return line
  }

  public static func += (line: inout StyledLine, addition: StyledLine) {
    // Most lines are joined with an empty one somewhere.
    if line.isEmpty { line = addition } else { line.spans += addition.spans }
  }
}

extension StyledLine: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
