package import CoreData
package import CoreDomain
internal import Files
internal import FileStorage
internal import ReaderDomain
internal import RecordJSON

/// The damage of an article file, and the lines that are still readable.
struct ArticleFileDamage: Error {
  /// The first error.
  let damage: JSONError
  /// The undamaged lines of articles.
  let lines: [[UInt8]]
  /// The number of damaged lines; nil when it is unknown.
  let lost: Int?
}

/// Damaged lines are set aside with their file, and the others are kept.
extension ArticleFile {
  /// Reads every line completely. Recovers the readable articles of a damaged file, and rebuilds an index that does not match the lines.
  /// The caller must hold the lock.
  /// - Returns: the repair; nil when no damage was found.
  package func repairUnderLock() throws(DataStoreError) -> StorageRepair? {
    do throws(DataStoreError) {
      guard let index = try indexUnderLock(), let bytes = try file.content() else { return nil }
      let content: ArticleFileContent
      do throws(DocumentSchema.VersionError) { content = try ArticleFileContent(bytes, of: feed) } catch { return nil }
      let whole = content.wholeLines(in: bytes)
      guard whole.count == content.entries.count, content.damage == nil else {
        let damage = content.damage ?? JSONError(line: 0, "an article's text is damaged")
        return try StorageRepair(
          ofDamage: try setAside(ArticleFileDamage(damage: damage, lines: whole, lost: content.entries.count - whole.count)))
      }
      guard Set(index.entries) != Set(content.entries) else { return nil }
      try indexFile.remove()
      return StorageRepair(path: indexFile.path, action: .rebuilt)
    } catch {
      return try StorageRepair(ofDamage: error)
    }
  }

  /// Sets the file aside and replaces it by a file with the readable articles.
  /// - Returns: the error that reports this.
  func setAside(_ problem: ArticleFileDamage) throws(DataStoreError) -> DataStoreError {
    try incompleteMark.replace(with: [])
    let aside = try file.setAside(
      at: directory.momentForName, replacingBy: problem.lines.isEmpty ? nil : Self.bytes(of: feed, problem.lines))
    return .damaged(
      path: file.path, setAside: aside, reason: problem.damage.reason, recovered: problem.lines.isEmpty ? .nothing : .allBut(problem.lost))
  }

  /// Lines are only ever appended. If the same file has fewer of them than its index says, and has no article or ends inside a line, it was truncated. A
  /// file that ends with a whole line is read as it is, because it may be an older copy that the user has put back: nothing in it is unreadable, and a
  /// refresh asks for the missing articles, because there are fewer than after the last one.
  func lack(in content: ArticleFileContent, of identity: FileIdentity, since saved: ArticleFileIndex?) -> JSONError? {
    guard let saved, saved.isFromWriter, saved.identity.number == identity.number, saved.end > content.end,
      content.entries.isEmpty || UInt64(content.end) < identity.size
    else { return nil }
    return JSONError(line: content.entries.count + 2, "the text ends too early")
  }
}
