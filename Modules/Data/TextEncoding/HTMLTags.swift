/// The elements of HTML, by how they stand in text.
package enum HTMLTags {
  /// Those that stand within a line.
  package static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "del", "dfn", "em", "font", "i", "ins", "kbd", "label", "mark",
    "nobr", "q", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
  /// Those that stand on lines of their own, or part words as a line break does.
  package static let block: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html",
    "img",
    "li", "main", "menu", "nav", "ol", "p", "picture", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title",
    "tr", "ul", "video", "audio", "link", "meta", "base", "embed", "frame",
  ]
  /// Those whose content is not text for people.
  package static let hidden: Set<String> = [
    "applet", "canvas", "frameset", "iframe", "map", "math", "noembed", "noframes", "noscript", "object", "script",
    "style", "svg", "template", "textarea", "select", "button",
  ]
  /// All of them.
  package static let all = inline.union(block).union(hidden)
}
