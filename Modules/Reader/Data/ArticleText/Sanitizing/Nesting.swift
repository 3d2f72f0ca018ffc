/// Defines which elements cannot be nested: the start of one ends the other.
///
/// The rules combine the elements that browsers close (https://html.spec.whatwg.org/#optional-tags) with those that libxml2's HTML parser
/// closes; libxml2 follows HTML 4 and rules of its own. Both parsers read a fragment that obeys all rules as it is written. Removing an
/// element that is not allowed can bring two such elements together.
enum Nesting {
  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let rows: Set<String> = ["tbody", "tfoot", "thead", "tr"]
  private static let cells = rows.union(["td", "th"])
  private static let columns = rows.union(["caption", "col", "colgroup"])

  /// For each element, the elements whose start ends it.
  private static let closers: [String: Set<String>] = {
    var closers: [String: Set<String>] = [
      "a": ["a", "table", "td", "th"], "address": ["dd", "dl", "dt", "li", "ul"],
      "p": headings.union(cells).union(columns).union([
        "address", "article", "aside", "blockquote", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "footer", "header",
        "hgroup",
        "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "ul",
      ]),
      "pre": ["dd", "dl", "dt", "li", "table", "ul"], "ul": ["address", "ol", "pre"], "ol": ["ul"], "li": ["li"],
      "dd": ["dd", "dt"], "dt": ["dd", "dl", "dt"], "dl": ["li"], "rt": ["rp", "rt"], "rp": ["rp", "rt"],
      "caption": cells.union(columns), "colgroup": rows.union(["colgroup"]), "thead": ["tbody", "tfoot", "thead"],
      "tbody": ["tbody", "tfoot", "thead"], "tfoot": ["tbody", "tfoot", "thead"], "tr": rows, "td": cells, "th": cells,
    ]
    for element in headings { closers[element] = headings.union(["li", "p", "table"]) }
    for element in ["b", "i", "u"] { closers[element] = ["p", "td", "th"] }
    for element in ["big", "s", "small", "strike", "tt"] { closers[element] = ["p"] }
    closers["span"] = ["td", "th"]
    return closers
  }()

  /// Whether the start of an element ends an open element.
  static func isClosed(_ open: String, by new: String) -> Bool {
    closers[open]?.contains(new) ?? false
  }
}
