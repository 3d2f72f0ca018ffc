/// A part of a line in one style.
///
/// A span contains only text that passed ``TerminalEscapeFilter``. Lines made of spans can therefore be measured and shown without further
/// checks.
public struct Span: Hashable, Sendable {
  /// The filtered text, without control characters except the tab of ``tab``.
  public let text: String
  public let style: Style

  /// Creates a span from any text, which is filtered: tabs and line breaks become spaces.
  public init(_ text: String, _ style: Style = .plain) {
    self.init(filtered: TerminalEscapeFilter.filtered(text, as: .line), style)
  }

  /// Creates a span from text that was filtered before.
  init(filtered text: String, _ style: Style) {
    self.text = text
    self.style = style
  }

  /// The separator between the fields of a record. No field contains a tab, so a program can split the line at its tabs.
  public static let tab = Span(filtered: "\t", .plain)

  /// The width of the span in columns. A tab counts 0, because lines with tabs are for programs.
  public var columns: Int { TextWidth.columns(of: text) }
}
