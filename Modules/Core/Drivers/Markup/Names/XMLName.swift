/// The name of an element or attribute, as defined by Namespaces in XML 1.0.
///
/// A parser creates each distinct name only once. Copying a name costs one retain, and copies of one name are compared by identity.
public struct XMLName: Hashable, Sendable {
  private let parts: Parts

  /// Creates a name; `namespace` is empty when the name has none.
  public init(prefix: String = "", local: String, namespace: String = "") {
    self.init(prefix: prefix, local: local, namespace: namespace, number: 0)
  }

  init(prefix: String, local: String, namespace: String, number: Int) {
    parts = Parts(prefix: prefix, local: local, namespace: namespace, number: number)
  }

  /// The index of the name among the distinct element names of its document, from 0, so that data about names can be kept in an array. It
  /// is 0 for all other names.
  public var number: Int { parts.number }

  /// The part before the colon; empty when the name has no colon.
  public var prefix: String { parts.prefix }

  /// The part after the colon, or the whole name when it has no colon.
  public var local: String { parts.local }

  /// The URI of the namespace; empty when the name has none, or when its prefix is undeclared.
  public var namespace: String { parts.namespace }

  /// The name as written: `prefix:local`, or only `local`.
  public var qualified: String { parts.prefix.isEmpty ? parts.local : "\(parts.prefix):\(parts.local)" }

  /// Names are equal when their prefixes, local names and namespaces are equal: an undeclared `itunes:author` is not equal to `author`.
  public static func == (one: XMLName, other: XMLName) -> Bool {
    one.parts === other.parts
      || (one.local == other.local && one.namespace == other.namespace && one.prefix == other.prefix)
  }

  /// Hashes all three parts, because a document may contain thousands of names that differ in only one part.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(prefix)
    hasher.combine(local)
    hasher.combine(namespace)
  }

  private final class Parts: Sendable {
    let prefix: String
    let local: String
    let namespace: String
    let number: Int

    init(prefix: String, local: String, namespace: String, number: Int) {
      self.prefix = prefix
      self.local = local
      self.namespace = namespace
      self.number = number
    }
  }
}

extension XMLName {
  /// Creates a name without a namespace. `splitting` decides whether a colon separates a prefix (XML) or belongs to the name (HTML).
  init(asWritten name: String, splitting: Bool, number: Int = 0) {
    guard splitting, let colon = name.firstIndex(of: ":"), colon != name.startIndex else {
      self.init(prefix: "", local: name, namespace: "", number: number)
      return
    }
    self.init(prefix: String(name[..<colon]), local: String(name[name.index(after: colon)...]), namespace: "", number: number)
  }
}
