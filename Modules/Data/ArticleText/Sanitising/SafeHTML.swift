internal import TextEncoding

/// The elements and attributes that may be shown, and what a value of each attribute may be.
///
/// The list says what is let through, never what is kept out: what nobody thought of is left out.
enum SafeHTML {
  /// What a value is, and so how it is checked.
  enum Value {
    /// Words for people, and names that mean nothing to a browser.
    case text
    /// Letters and digits, `-`, `_`, `.` and `:`: a name that other places refer to, a language, a date.
    case token
    /// A whole number.
    case number
    /// A length in pixels, or in percent.
    case length
    /// No value: that the attribute is there says all.
    case flag
    /// Where a reader may go by a click.
    case link
    /// An address of the web.
    case url
    /// Addresses of one picture in several sizes.
    case pictures
  }

  /// Attributes that every element may have.
  private static let common: [String: Value] = ["dir": .token, "id": .token, "lang": .token, "title": .text]

  private static let cell: [String: Value] = ["colspan": .number, "rowspan": .number]
  private static let sized: [String: Value] = ["width": .length, "height": .length]
  private static let column: [String: Value] = ["span": .number]
  private static let edit: [String: Value] = ["cite": .url, "datetime": .token]

  /// The attributes of elements that have some of their own.
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

  /// Elements without attributes of their own.
  private static let plain: Set<String> = [
    "abbr", "acronym", "address", "article", "aside", "b", "bdi", "bdo", "big", "br", "caption", "cite", "code", "dd", "dfn", "div", "dl",
    "dt", "em", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "i", "kbd", "main", "mark",
    "nav", "p", "picture", "pre", "rp", "rt", "ruby", "s", "samp", "section", "small", "span", "strike", "strong", "sub", "summary", "sup",
    "table", "tbody", "tfoot", "thead", "tr", "tt", "u", "ul", "var", "wbr",
  ]

  /// Elements that hold nothing and have no end tag.
  static let voids: Set<String> = ["br", "col", "hr", "img", "source", "wbr"]

  /// Elements that go with everything in them: it is no text for people, or no HTML. Of any other element that is not listed, the content
  /// stays.
  static let hidden = HTMLTags.hidden.union(["head", "title", "optgroup", "option", "datalist", "portal", "fencedframe"])

  /// Whether an element may be shown.
  static func allows(_ element: String) -> Bool {
    plain.contains(element) || special[element] != nil
  }

  /// What the value of an attribute may be; nil when the element may not have it.
  static func value(of attribute: String, in element: String) -> Value? {
    special[element]?[attribute] ?? common[attribute]
  }
}
