internal import CoreDomain
package import Markup

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

  /// The elements whose line breaks and spaces are significant.
  static let preformatted: Set<String> = ["listing", "plaintext", "pre", "textarea", "xmp"]

  /// The elements that are not displayed.
  private static let hidden: Set<String> = [
    "base", "basefont", "datalist", "head", "link", "meta", "noembed", "noframes", "param", "script", "style", "template", "title",
    // In a drawing (SVG 2, chapter 5).
    "defs", "desc", "metadata", "symbol",
  ]

  /// Whether an element is not displayed, with all its content. Content for screen readers only is displayed. What is hidden from them is
  /// decoration, such as the second copy of a formula, and is not displayed either.
  package static func isHidden(_ name: String, _ attributes: XMLAttributes) -> Bool {
    if hidden.contains(name) { return true }
    guard !attributes.isEmpty else { return name == "dialog" }
    return attributes["hidden"] != nil || attributes["aria-hidden"]?.trimmingWhitespace().lowercased() == "true"
      || name == "dialog" && attributes["open"] == nil
      || attributes["style"].map { StyleDeclarations($0).hidesElement } == true
  }
}
