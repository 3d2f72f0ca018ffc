public import CoreData
internal import CoreDomain
internal import FileStorage
public import ReaderDomain
public import StatusSync

/// The file of views as items that all devices share. Comments, mistakes and the order of the views stay as they are. `FileViewStore` reads and
/// writes the file.
public struct SyncedViews: SyncedFile {
  public let kind = SyncRecord.Kind.view
  private let directory: DataDirectory

  public init(in directory: DataDirectory) { self.directory = directory }

  private var file: StoredFile { StoredFile(path: directory.views) }

  public var path: String { file.path }

  public func content() throws(DataStoreError) -> SyncedContent? {
    let bytes = try file.content(limit: ViewsDocument.maximumBytes)
    let document = ViewsDocument(bytes ?? [])
    var content = SyncedContent(isBlank: bytes?.isEmpty ?? true, isUnclear: document.mistakes.contains(where: \.mayHideView))
    for view in document.views.all { content.items[view.name.text] = view.syncItem }
    return content
  }

  public func bytes(applying merge: SyncRecordMerge, except: Set<String>) throws(DataStoreError) -> [UInt8]? {
    var document = ViewsDocument(try file.content(limit: ViewsDocument.maximumBytes) ?? [])
    let known = document.views
    let wanted = merge.items(of: .view).filter { !except.contains($0.key) }.compactMap { SavedView($0.value, named: $0.key) }
    let added = wanted.filter { known[$0.name] == nil }.map { (merge.momentOfAdding(.view, $0.name.text), $0) }
    let removed = Set(merge.removed(of: .view).keys).subtracting(except)
    let edits =
      known.all.filter { removed.contains($0.name.text) }.map { ViewEdit.remove($0.name) }
      + wanted.filter { view in known[view.name].map { $0 != view } ?? false }.map { .set($0) }
      + added.sorted { $0.0 == $1.0 ? $0.1.name.text.precedes($1.1.name.text) : $0.0 < $1.0 }.map { .set($0.1) }
    guard !edits.isEmpty else { return nil }
    document.apply(edits)
    let bytes = document.bytes
    guard bytes.count <= ViewsDocument.maximumBytes else {
      throw .unwritable(
        path: path, reason: "with the views of other devices it would be larger than \(ViewsDocument.maximumBytes >> 10) KiB")
    }
    return bytes
  }
}

extension ViewMistake {
  /// Whether the line may be a view that was mistyped.
  fileprivate var mayHideView: Bool {
    switch kind {
    case .notUTF8, .missingEqualsSign, .badName, .emptyQuery, .tooMany: true
    case .repeatedName, .badQuery: false
    }
  }
}
