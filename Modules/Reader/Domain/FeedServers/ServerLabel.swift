/// A label that a feed server has for articles, in the server's spelling. Servers distinguish upper and lower case; tags do not.
public struct ServerLabel: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// The tag of the label; nil when no tag can have the name.
  public var tag: TagName? {
    do throws(TagNameError) { return try TagName(text) } catch { return nil }
  }
}

/// The names that a tag cannot have as a label, because folders have them: servers confuse the two. Case does not matter.
struct FolderNames: Sendable {
  private let names: Set<String>

  init(_ folders: Set<FolderPath>) {
    names = Set(folders.map(\.text.caseFolded))
  }

  func contains(_ tag: TagName) -> Bool { names.contains(tag.text.caseFolded) }
}
