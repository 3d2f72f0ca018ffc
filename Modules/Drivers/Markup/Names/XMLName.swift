/// An element's or attribute's name, by Namespaces in XML 1.0.
///
/// A parser makes each distinct name once and hands out the same one from then on: a copy costs one retain, and two
/// copies of one name compare by identity.
public struct XMLName: Hashable, Sendable {
  private let parts: Parts

  /// A name of these parts; `namespace` is "" when there is none.
  public init(prefix: String = "", local: String, namespace: String = "") {
    self.init(prefix: prefix, local: local, namespace: namespace, number: 0)
  }

  init(prefix: String, local: String, namespace: String, number: Int) {
    parts = Parts(prefix: prefix, local: local, namespace: namespace, number: number)
  }

  /// The how-manieth distinct name of an element in its document it is, from 0 on, so that what is known of the names can be kept in an array;
  /// 0 for any name that is not an element's.
  public var number: Int { parts.number }

  /// What stands before the colon, "" when there is none.
  public var prefix: String { parts.prefix }

  /// What stands after the colon, or the whole name when there is none.
  public var local: String { parts.local }

  /// The namespace's URI; "" when there is none, or when the prefix was never declared.
  public var namespace: String { parts.namespace }

  /// The name as written: `prefix:local`, or `local` alone.
  public var qualified: String { parts.prefix.isEmpty ? parts.local : "\(parts.prefix):\(parts.local)" }

  /// Equal when prefix, local part and namespace are: an undeclared `itunes:author` is not an `author`.
  public static func == (one: XMLName, other: XMLName) -> Bool {
    one.parts === other.parts
      || (one.local == other.local && one.namespace == other.namespace && one.prefix == other.prefix)
  }

  /// Feeds all three parts: of names that differ in one alone, somebody may write thousands.
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
  /// A name without a namespace; `splitting` tells whether a colon parts it (XML) or belongs to it (HTML).
  init(asWritten name: String, splitting: Bool, number: Int = 0) {
    guard splitting, let colon = name.firstIndex(of: ":"), colon != name.startIndex else {
      self.init(prefix: "", local: name, namespace: "", number: number)
      return
    }
    self.init(prefix: String(name[..<colon]), local: String(name[name.index(after: colon)...]), namespace: "", number: number)
  }
}
