/// One line of text in one or more styles, without a line break.
public struct StyledLine: Hashable, Sendable {
  /// The pieces, from the line's start to its end.
  public private(set) var spans: [Span]

  /// A line of spans; empty ones are left out.
  public init(_ spans: [Span] = []) {
    self.spans = spans.filter { !$0.text.isEmpty }
  }

  /// A line of one text in one style.
  public init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text, style)])
  }

  /// A line of fields with tabs between, for programs to split.
  public init(fields: [String]) {
    self.init(Array(fields.map { [Span($0)] }.joined(separator: [.tab])))
  }

  /// A line without text.
  public static let empty = StyledLine()

  /// The text alone.
  public var text: String { spans.reduce(into: "") { $0 += $1.text } }

  /// The columns that the line takes on a terminal.
  public var columns: Int { spans.reduce(0) { $0 + $1.columns } }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { spans.isEmpty }

  /// Adds a text at the end.
  public mutating func append(_ text: String, _ style: Style = .plain) {
    self += StyledLine(text, style)
  }

  /// One line after the other, on one line.
  public static func + (first: StyledLine, second: StyledLine) -> StyledLine {
    StyledLine(first.spans + second.spans)
  }

  /// Adds a line's spans at the end.
  public static func += (line: inout StyledLine, addition: StyledLine) {
    line.spans += addition.spans
  }
}

extension StyledLine: ExpressibleByStringLiteral {
  /// A line of plain text.
  public init(stringLiteral text: String) { self.init(text) }
}
