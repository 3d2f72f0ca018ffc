import Domain

/// Values in a few words, for a trace: what a person would say of them, and of large ones how many there are.
enum ShortText {
  private static let longest = 48
  /// More of a text is not looked at. No address is longer.
  private static let longestLine = WebURL.maximumBytes
  /// A value is shown with what is in it, and that with what is in it, but no deeper.
  private static let deepest = 2

  static func of(_ value: Any) -> String {
    if value is Void { return "" }
    let text = text(of: value, depth: deepest) ?? ""
    return text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  /// Nil for what is not worth a word: nothing, and collections without elements.
  private static func text(of value: Any, depth: Int) -> String? {
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
    default: return firstLine(of: String(describing: value))
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
      // A flag that is not set says nothing.
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

  /// What stands in a text may be an address that a person has typed. It is looked at before it is cut, for half a password is one too.
  private static func firstLine(of text: String) -> String {
    let line = text.prefix(longestLine).split(whereSeparator: \.isNewline).first ?? ""
    return String(URLRedaction.shown(String(line)).prefix(longest))
  }
}
