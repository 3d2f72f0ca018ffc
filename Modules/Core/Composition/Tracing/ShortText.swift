import CoreDomain
import CoreScenes

/// Short descriptions of values for a trace. A large collection is described by the number of its elements.
enum ShortText {
  private static let longest = 48
  /// The maximum number of characters of a text that are examined. No URL is longer.
  private static let longestLine = WebURL.maximumBytes
  /// The maximum nesting depth. Deeper values are abbreviated.
  private static let deepest = 2

  static func of(_ value: Any) -> String {
    if value is Void { return "" }
    let text = text(of: value, depth: deepest) ?? ""
    return text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  /// Describes a URL, or a verb and a path. A long path is shortened at its start, because the file name is at its end.
  static func of(place: String) -> String {
    let text = URLRedaction.shown(String(place.split(whereSeparator: \.isNewline).first ?? ""))
    guard text.count > longest else { return text }
    guard let path = text.firstRange(of: " /") else { return text.prefix(longest - 1) + "…" }
    let verb = text[..<path.upperBound].dropLast()
    return "\(verb)…\(text.suffix(max(0, longest - 1 - verb.count)))"
  }

  /// Nil for values that need no text: nil, empty texts, and empty collections.
  private static func text(of value: Any, depth: Int) -> String? {
    if let text = value as? MessageText { return Self.text(of: text.text(for: "…"), depth: depth) }
    if let text = value as? String { return text.isEmpty ? nil : "'\(firstLine(of: text))'" }
    if let word = (value as? any RawRepresentable<String>)?.rawValue { return word }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { text(of: $0.value, depth: depth) }
    case .collection, .set, .dictionary: return count(of: mirror, depth: depth)
    case .enum: return enumCase(value, mirror, depth: depth)
    case .tuple: return fields(of: mirror, depth: depth)
    case .class: return typeName(of: value)
    case .struct where !(value is any CustomStringConvertible): return structure(value, mirror, depth: depth)
    default:
      let text = firstLine(of: String(describing: value))
      return text.isEmpty ? nil : text
    }
  }

  private static func count(of mirror: Mirror, depth: Int) -> String? {
    guard let first = mirror.children.first?.value else { return nil }
    if mirror.children.count == 1, mirror.displayStyle != .dictionary, depth < deepest, let only = text(of: first, depth: 0) {
      return "[\(only)]"
    }
    return "\(mirror.children.count) × \(mirror.displayStyle == .dictionary ? "entry" : typeName(of: first))"
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    guard let payload = mirror.children.first else { return String(describing: value) }
    let inner = depth > 0 ? text(of: payload.value, depth: depth - 1) ?? "" : "…"
    return "\(payload.label ?? "")(\(inner))"
  }

  private static func structure(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    let name = typeName(of: value)
    guard depth > 0, let fields = fields(of: mirror, depth: depth - 1) else { return name }
    return "\(name)(\(fields))"
  }

  private static func fields(of mirror: Mirror, depth: Int) -> String? {
    let texts: [String] = mirror.children.compactMap { child in
      // A flag that is not set carries no information.
      if child.label?.hasPrefix(".") == false, child.value as? Bool == false { return nil }
      return text(of: child.value, depth: depth).map { text in
        child.label.map { $0.hasPrefix(".") ? text : "\($0): \(text)" } ?? text
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func typeName(of value: Any) -> String {
    String(String(describing: type(of: value)).prefix { $0 != "<" })
  }

  /// The first line of a text. A text may be a URL that the user typed. It is redacted before it is shortened, because even a part of a
  /// password must not be shown.
  private static func firstLine(of text: String) -> String {
    let line = text.prefix(longestLine).split(whereSeparator: \.isNewline).first ?? ""
    return String(URLRedaction.shown(String(line)).prefix(longest))
  }
}
