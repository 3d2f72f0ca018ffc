/// The colors of an edition, by day or by night, as `#rrggbb`. A test holds their contrast (https://www.w3.org/TR/WCAG22/#contrast-minimum).
struct EditionPalette {
  let paper: String
  let ink: String
  /// For the lines around a text, such as names and dates.
  let muted: String
  /// For links, and for the names of sections.
  let accent: String
  /// For thin lines, which nobody must read.
  let rule: String
  /// Behind code and tables.
  let shade: String

  static let light = EditionPalette(
    paper: "#fbf8f2", ink: "#211d18", muted: "#645b4f", accent: "#8c2f1d", rule: "#d9d0c1", shade: "#f1ebdf")
  static let dark = EditionPalette(
    paper: "#181613", ink: "#e7e0d4", muted: "#a9a092", accent: "#e8a08c", rule: "#3b362e", shade: "#24211c")

  /// The colors as custom properties of a style sheet.
  var properties: String {
    "--paper:\(paper);--ink:\(ink);--muted:\(muted);--accent:\(accent);--rule:\(rule);--shade:\(shade)"
  }
}
