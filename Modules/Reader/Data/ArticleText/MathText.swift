internal import CoreDomain
internal import Markup

/// MathML as text: `x = (−b ± √(b^2 − 4ac))/(2a)` (https://www.w3.org/TR/mathml-core/).
struct MathText {
  /// An open element and the texts of its children.
  private struct Level {
    let name: String
    /// The signs around and between the children.
    var fence: Fence?
    var children: [String] = []
    var text: [UInt8] = []
  }

  /// The signs of `mfenced` (https://www.w3.org/TR/MathML3/chapter3.html#presm.mfenced).
  private struct Fence {
    let open: String
    let close: String
    let separators: [Character]

    init(_ attributes: XMLAttributes) {
      open = attributes["open"]?.trimmingWhitespace() ?? "("
      close = attributes["close"]?.trimmingWhitespace() ?? ")"
      separators = Array((attributes["separators"] ?? ",").filter { !$0.isWhitespace })
    }

    /// The children between the signs. The last separator stands for all missing ones.
    func text(around children: [String]) -> String {
      let parts = children.enumerated().map { index, child in
        guard index > 0, let last = separators.last else { return child }
        return MathText.sign(index <= separators.count ? "\(separators[index - 1])" : "\(last)") + child
      }
      return open + parts.joined() + close
    }
  }

  private var levels: [Level]
  /// The number of open elements that are too deep or hidden.
  private var ignored = 0
  private var hidden = 0

  /// Each level copies the text of its children once, so their number is limited.
  private static let deepest = 24
  /// The same formula in another language, such as TeX.
  private static let hiddenElements: Set<String> = ["annotation", "annotation-xml", "script", "style", "title", "desc"]
  /// The number of children of the elements that have a fixed number.
  private static let counts = [
    "mfrac": 2, "msup": 2, "mover": 2, "msub": 2, "munder": 2, "msubsup": 3, "munderover": 3, "mroot": 2,
  ]
  private static let spacedOperators: Set<String> = [
    "=", "+", "−", "-", "±", "×", "·", "<", ">", "≤", "≥", "≠", "≈", "≡", "→", "⇒", "∈", "∪", "∩", "∧", "∨", "↦", "⇔", "∼", "∝",
  ]

  /// Begins at a `math` element.
  init() {
    levels = [Level(name: "math")]
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes) {
    if hidden > 0 || Self.hiddenElements.contains(name) {
      hidden += 1
    } else if levels.count < Self.deepest {
      levels.append(Level(name: name, fence: name == "mfenced" ? Fence(attributes) : nil))
    } else {
      ignored += 1
    }
  }

  /// Ends an element. Returns the text of the formula at the end of the `math` element.
  mutating func end() -> String? {
    if hidden > 0 {
      hidden -= 1
    } else if ignored > 0 {
      ignored -= 1
    } else if let level = levels.popLast() {
      let text = Self.text(of: level)
      guard !levels.isEmpty else { return text.collapsingWhitespace() }
      if !text.isEmpty || level.name.hasPrefix("m") { levels[levels.count - 1].children.append(text) }
    }
    return nil
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if hidden == 0 { levels[levels.count - 1].text.append(contentsOf: bytes) }
  }

  private static func text(of level: Level) -> String {
    let own = String(decoding: level.text, as: UTF8.self).collapsingWhitespace()
    let children = level.children
    if let fence = level.fence { return own + fence.text(around: children.map { $0.trimmingWhitespace() }) }
    if children.isEmpty { return level.name == "mo" ? sign(own) : own }
    func part(_ index: Int) -> String { children[index].trimmingWhitespace() }
    func group(_ index: Int) -> String { isSimple(part(index)) ? part(index) : "(\(part(index)))" }
    guard children.count == counts[level.name] ?? children.count else { return own + joined(children) }
    switch level.name {
    case "mfrac": return "\(group(0))/\(group(1))"
    case "msup", "mover": return "\(group(0))^\(group(1))"
    case "msub", "munder": return "\(group(0))_\(group(1))"
    case "msubsup": return "\(group(0))_\(group(1))^\(group(2))"
    // The sign of a sum, for example, with its limits.
    case "munderover": return "\(group(0))_\(group(1))^\(group(2)) "
    case "msqrt":
      let text = joined(children).trimmingWhitespace()
      return "√" + (isSimple(text) ? text : "(\(text))")
    case "mroot": return "root(\(part(0)), \(part(1)))"
    case "mtr": return children.joined(separator: ", ")
    case "mtable": return "[\(children.joined(separator: "; "))]"
    default: return own + joined(children)
    }
  }

  /// A sign at the start, as in `−b`, belongs to the term after it.
  private static func joined(_ children: [String]) -> String {
    guard let first = children.first, children.count > 1, ["−", "-", "+", "±"].contains(first.trimmingWhitespace()) else {
      return children.joined()
    }
    return first.trimmingWhitespace() + children.dropFirst().joined()
  }

  private static func sign(_ text: String) -> String {
    switch text {
    // Invisible signs: function application, times, separator, plus.
    case "\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}": ""
    case ",", ";": text + " "
    default: spacedOperators.contains(text) ? " \(text) " : text
    }
  }

  /// Whether a text needs no parentheses: a number, a name, or a sign.
  private static func isSimple(_ text: String) -> Bool {
    text.allSatisfy { $0.isNumber || $0 == "." } || text.count <= 1 || text.first == "(" && text.firstIndex(of: ")") == text.indices.last
  }
}
