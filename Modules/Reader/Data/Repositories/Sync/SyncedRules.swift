public import CoreData
internal import CoreDomain
internal import FileStorage
public import ReaderDomain
public import StatusSync

/// The file of rules as items that all devices share: a set of rules, each under its text in shortest form. Comments, mistakes, and how the user
/// wrote a rule stay as they are. `FileRuleStore` reads and writes the file.
public struct SyncedRules: SyncedFile {
  public let kind = SyncRecord.Kind.rule
  private let directory: DataDirectory

  public init(in directory: DataDirectory) { self.directory = directory }

  private var file: StoredFile { StoredFile(path: directory.rules) }

  public var path: String { file.path }

  public func content() throws(DataStoreError) -> SyncedContent? {
    guard let document = try document() else { return nil }
    var content = SyncedContent(isBlank: document.text.isEmpty, isUnclear: !document.errors.isEmpty)
    for entry in document.entries { content.items[entry.rule.text] = ArticleRule.syncItem }
    return content
  }

  public func bytes(applying merge: SyncRecordMerge, except: Set<String>) throws(DataStoreError) -> [UInt8]? {
    guard let before = try document() else { return nil }
    let known = Set(before.entries.map(\.rule.text))
    let removed = Set(merge.removed(of: .rule).keys).subtracting(except).intersection(known)
    let added = Set(merge.items(of: .rule).keys).subtracting(except).subtracting(known)
      .map { (merge.momentOfAdding(.rule, $0), $0) }.sorted { $0.0 == $1.0 ? $0.1.precedes($1.1) : $0.0 < $1.0 }.map(\.1)
    guard !removed.isEmpty || !added.isEmpty else { return nil }
    let removedLines = Set(before.entries.filter { removed.contains($0.rule.text) }.map(\.line))
    var lines = before.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .filter { !removedLines.contains($0.offset + 1) }.map { String($0.element) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    // A line that names a missing view is not an entry yet. It is the same rule nevertheless, so it is not added again.
    let present = Set(lines)
    let bytes = (lines + added.filter { !present.contains($0) }).flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    guard bytes.count <= RuleDocument.maximumBytes else {
      throw .unwritable(
        path: path, reason: "with the rules of other devices it would be larger than \(RuleDocument.maximumBytes >> 10) KiB")
    }
    return bytes
  }

  /// Nil if the file is not UTF-8: writing it back would change it.
  private func document() throws(DataStoreError) -> RuleDocument? {
    guard let text = String(validating: try file.content(limit: RuleDocument.maximumBytes) ?? [], as: UTF8.self) else { return nil }
    guard text.unicodeScalars.contains("@") else { return RuleDocument(text) }
    let views = ViewsDocument(try StoredFile(path: directory.views).content(limit: ViewsDocument.maximumBytes) ?? []).views
    return RuleDocument(text, views: views)
  }
}
