internal import ReaderDomain

/// The names that the API has for states, labels and folders: `user/-/state/com.google/read`, `user/-/label/Ports`. In responses, a number
/// may stand in place of the hyphen.
enum GoogleReaderTag {
  static let readingList = "user/-/state/com.google/reading-list"
  static let starred = "user/-/state/com.google/starred"
  static let read = "user/-/state/com.google/read"

  static func label(_ name: String) -> String { "user/-/label/\(name)" }

  static func name(of mark: ServerMark) -> String {
    switch mark {
    case .read: read
    case .starred: starred
    case .label(let label): self.label(label.text)
    }
  }

  /// Whether the server itself gives the name. A publisher may give any other, even one that looks like a state.
  static func isOfServer(_ name: String) -> Bool { name.hasPrefix("user/") }

  /// The name of a label or a folder; nil for another name.
  static func label(in name: String) -> String? {
    let parts = name.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "user", parts[2] == "label", !parts[3].isEmpty else { return nil }
    return String(parts[3])
  }
}
