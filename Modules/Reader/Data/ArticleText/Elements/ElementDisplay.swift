internal import Markup

/// How a browser without scripts displays the elements of HTML (https://html.spec.whatwg.org/multipage/rendering.html).
///
/// Every other element is part of a line, and its content is shown. An `area` is a link with a text, although browsers show it only on its
/// image.
package enum ElementDisplay {
  /// The elements that begin and end a line.
  package static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
    "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "html", "legend", "li",
    "listing",
    "main", "menu", "nav", "ol", "optgroup", "option", "p", "picture", "plaintext", "pre", "search", "section", "summary", "table", "tbody",
    "td", "text", "textarea", "tfoot", "th", "thead", "tr", "ul", "xmp",
  ]

  /// Whether an element begins and ends a line, by its name or its style.
  static func isBlock(_ name: String, _ attributes: XMLAttributes) -> Bool {
    blocks.contains(name) || attributes["style"].map { StyleDeclarations($0).makesBlock } ?? false
  }

  /// The elements whose line breaks and spaces are significant.
  static let preformatted: Set<String> = ["listing", "plaintext", "pre", "textarea", "xmp"]
}
