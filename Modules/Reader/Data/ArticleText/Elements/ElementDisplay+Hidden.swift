internal import CoreDomain
package import Markup

extension ElementDisplay {
  /// The elements that are not displayed.
  private static let hidden: Set<String> = [
    "base", "basefont", "datalist", "head", "link", "meta", "noembed", "noframes", "param", "script", "style", "template", "title",
    // In a drawing (SVG 2, chapter 5).
    "defs", "desc", "metadata", "symbol",
  ]

  /// Whether an element is not displayed, with all its content. Content for screen readers only is displayed. What is hidden from them is
  /// decoration, such as the second copy of a formula, and is not displayed either. Nor is what AMP displays in place of an element.
  /// - Parameter name: the name in the document, such as `amp-img`.
  package static func isHidden(_ name: String, _ attributes: XMLAttributes) -> Bool {
    if hidden.contains(name) { return true }
    guard !attributes.isEmpty else { return name == "dialog" }
    if AMPElement.isReplacement(name, attributes) { return true }
    return attributes["hidden"] != nil || attributes["aria-hidden"]?.trimmingWhitespace().lowercased() == "true"
      || name == "dialog" && attributes["open"] == nil
      || attributes["style"].map { StyleDeclarations($0).hidesElement } == true
  }
}
