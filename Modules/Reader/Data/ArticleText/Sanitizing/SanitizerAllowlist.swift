/// The elements and attributes that may be shown, and the kind of value that each attribute may have.
///
/// This is an allow list: everything that is not listed is removed. Scripts, styles and other hidden elements are removed with their content
/// (`ElementDisplay.isHidden`).
enum SanitizerAllowlist {
  /// The kind of a value, which decides how the value is checked.
  enum Value {
    /// Readable text, and names without a meaning for browsers.
    case text
    /// ASCII letters and digits, `-`, `_`, `.`, `:`, `+`, and every character beyond ASCII: a name that other places refer to, a language or a date.
    case token
    /// A whole number.
    case number
    /// A length in pixels or percent.
    case length
    /// No value: only the presence of the attribute counts.
    case flag
    /// A link that the user may open.
    case link
    /// An http or https URL.
    case url
    /// The URLs of one picture in several sizes.
    case pictures
  }

  /// The attributes that every element may have.
  private static let common: [String: Value] = ["dir": .token, "id": .token, "lang": .token, "title": .text]

  private static let cell: [String: Value] = ["colspan": .number, "rowspan": .number]
  private static let sized: [String: Value] = ["width": .length, "height": .length]
  private static let column: [String: Value] = ["span": .number]
  private static let edit: [String: Value] = ["cite": .url, "datetime": .token]

  /// The elements that have attributes of their own, with these attributes.
  private static let special: [String: [String: Value]] = [
    "a": ["href": .link, "name": .token],
    "audio": ["src": .url, "controls": .flag],
    "blockquote": ["cite": .url], "q": ["cite": .url], "del": edit, "ins": edit, "time": ["datetime": .token],
    "col": column, "colgroup": column, "td": cell, "th": cell.merging(["scope": .token]) { own, _ in own },
    "details": ["open": .flag],
    "img": sized.merging(["src": .url, "srcset": .pictures, "sizes": .text, "alt": .text, "longdesc": .url]) { own, _ in own },
    "li": ["value": .number], "ol": ["start": .number, "reversed": .flag, "type": .token],
    "source": ["src": .url, "srcset": .pictures, "sizes": .text, "media": .text, "type": .text],
    "video": sized.merging(["src": .url, "poster": .url, "controls": .flag]) { own, _ in own },
  ]

  /// The elements without attributes of their own.
  private static let plain: Set<String> = [
    "abbr", "acronym", "address", "article", "aside", "b", "bdi", "bdo", "big", "br", "caption", "cite", "code", "dd", "dfn", "div", "dl",
    "dt", "em", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "i", "kbd", "main", "mark",
    "nav", "p", "picture", "pre", "rp", "rt", "ruby", "s", "samp", "section", "small", "span", "strike", "strong", "sub", "summary", "sup",
    "table", "tbody", "tfoot", "thead", "tr", "tt", "u", "ul", "var", "wbr",
  ]

  /// The elements without content and without an end tag.
  static let voids: Set<String> = ["br", "col", "hr", "img", "source", "wbr"]

  /// What is written in place of an element that is a line or a text of lines. Of every other unlisted element, the content is
  /// kept, unless the element is hidden.
  static let replacements = [
    "legend": "div", "listing": "pre", "optgroup": "div", "option": "div", "plaintext": "pre", "textarea": "pre", "xmp": "pre",
  ]

  /// Whether an element may be shown.
  static func allows(_ element: String) -> Bool {
    plain.contains(element) || special[element] != nil
  }

  /// The kind of value that an attribute may have; nil when the element may not have the attribute.
  static func value(of attribute: String, in element: String) -> Value? {
    special[element]?[attribute] ?? common[attribute]
  }
}
