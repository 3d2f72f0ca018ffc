/// A piece of one line in one style.
///
/// A span cannot hold a text that has not passed ``TerminalFilter``, so whatever is made of spans may be measured and shown as it is.
public struct Span: Hashable, Sendable {
  /// What is shown: free of control characters, but for the tab of ``tab``.
  public let text: String
  /// How it is shown.
  public let style: Style

  /// A span of any text, which is filtered: tabs and line breaks in it become spaces.
  public init(_ text: String, _ style: Style = .plain) {
    self.init(filtered: TerminalFilter.filtered(text, as: .line), style)
  }

  /// A span of text that was taken from other spans.
  init(filtered text: String, _ style: Style) {
    self.text = text
    self.style = style
  }

  /// The separator of the fields of a record. No field can hold one, so a program may split the line at its tabs.
  public static let tab = Span(filtered: "\t", .plain)

  /// The columns that the span takes; a tab counts nothing, as lines with tabs are for programs.
  public var columns: Int { TextWidth.columns(of: text) }
}
