internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON
internal import TextEncoding

/// A feed in `subscription/list`.
struct GoogleReaderSubscription {
  let subscription: ServerSubscription
  /// The names of its folders, in the server's spelling.
  let folders: [String]

  /// The maximum number of folders of a feed. Most servers permit one.
  private static let maximumFolders = 100

  /// The folder with a name. A default folder is the top level.
  static func path(ofFolder name: String) -> FolderPath {
    DefaultFolder.names.contains(name.trimmingWhitespace())
      ? .top : FolderPath(names: name.split(separator: "/").map { String($0).withoutControls })
  }

  /// Reads a feed; nil when it has no name or no URL of the web.
  init?(_ reader: inout JSONReader) throws(JSONError) {
    var texts: [String: String] = [:]
    var folders: [String] = []
    try reader.members { (name, reader) throws(JSONError) in
      switch name {
      case "id", "title", "url", "htmlUrl": texts[name] = try reader.scalar()
      case "categories":
        folders = try reader.elements(atMost: Self.maximumFolders) { (reader) throws(JSONError) in try Self.folder(&reader) }
      default: try reader.skipValue()
      }
    }
    guard let name = texts["id"], let id = ServerFeedID(name), let url = Self.url(texts["url"], ofFeed: name) else { return nil }
    let title = FullWidthText.restoredFeedTitle(ControlCharacters.removed(from: texts["title"] ?? "").collapsingWhitespace()).limited()
    subscription = ServerSubscription(
      id: id, url: url, title: title, folder: folders.first.map { Self.path(ofFolder: $0) } ?? .top,
      site: texts["htmlUrl"].flatMap { WebURL(validating: $0) })
    self.folders = folders
  }

  private static func folder(_ reader: inout JSONReader) throws(JSONError) -> String? {
    let texts = try reader.texts(["id", "label"])
    let name = texts["id"].flatMap { GoogleReaderTag.label(in: $0) } ?? texts["label"]
    return name.flatMap { $0.utf8.count <= TextLimits.maximumBytes ? $0 : nil }
  }

  /// Some servers have the URL only in the name of the feed.
  private static func url(_ text: String?, ofFeed name: String) -> WebURL? {
    text.flatMap { WebURL(validating: $0) } ?? (name.hasPrefix("feed/") ? WebURL(validating: String(name.dropFirst(5))) : nil)
  }
}
