/// The elements of HTML, by their role in text. `SanitizerAllowlist` lists those that stay in an article.
package enum HTMLTags {
  /// The elements within a line.
  package static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "del", "dfn", "em", "font", "i", "ins", "kbd", "label", "mark",
    "nobr", "q", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
  /// The elements that start a new line, or that separate words as a line break does.
  private static let block: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html",
    "img",
    "li", "main", "menu", "nav", "ol", "p", "picture", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title",
    "tr", "ul", "video", "audio", "link", "meta", "base", "embed", "frame",
  ]
  /// The elements whose content is text that nobody reads.
  package static let hiddenText: Set<String> = ["iframe", "noembed", "noframes", "script", "style"]
  /// The elements of other kinds.
  private static let others: Set<String> = [
    "applet", "canvas", "frameset", "map", "noembed", "noframes", "noscript", "script",
    "style", "svg", "template", "textarea", "select", "button", "iframe", "math",
    "object",
  ]
  /// The elements that a text of a feed may contain. What looks like another element is text, such as the type in "Vec<T>".
  package static let all = inline.union(block).union(others)
}
