package import CoreDomain
package import CoreData
internal import ArticleStorage
internal import Files
internal import FileStorage
internal import ReaderData
internal import ReaderDomain
internal import SQLiteStorage

/// The damaged files of a data directory that are set aside and not yet repaired.
package struct SetAsideFiles {
  private let directory: DataDirectory

  package init(in directory: DataDirectory) {
    self.directory = directory
  }

  /// The sorted paths. An unreadable folder is skipped because the command that needs it reports the error.
  func paths() -> [String] {
    var paths: [String] = []
    for folder in directory.foldersOfFiles {
      do throws(FileError) {
        paths += try FileSystem.names(in: folder).filter(Self.isDamaged).sorted().map { "\(folder)/\($0)" }
      } catch {
        continue
      }
    }
    return paths
  }

  /// What `store verify` says of the files. A file is harmless when its readable part has taken its place. The reason why a file cannot be read is
  /// reported by the repair, which needs it.
  func findings() -> [StorageDiagnostic] { paths().map(finding) }

  private func finding(_ path: String) -> StorageDiagnostic {
    guard (try? holdsNoReadableMark(path)) == true else {
      return StorageDiagnostic(path: path, problem: "is damaged and was set aside", isHarmless: true)
    }
    let file = (try? StoredFile(path: path).identity()?.size) == 0 ? "stands for a lost file" : "is damaged and has nothing readable"
    return StorageDiagnostic(
      path: path, problem: "\(file), so old articles are not removed",
      remedy: .restore(copyOf: Self.formerName(of: path), otherwise: "store repair --yes"))
  }

  /// Whether a file is one of marks from which none can be recovered: a damaged one, or the empty sign of a lost one. Its stars are known only if
  /// a copy of it takes its place.
  func holdsNoReadableMark(_ path: String) throws(DataStoreError) -> Bool {
    guard let name = Self.formerName(of: path) else { return false }
    switch "\(FileSystem.folder(around: path))/\(name)" {
    case directory.statuses: return StatusesDocument.salvaged(from: try StoredFile(path: path).content() ?? []) == nil
    case directory.recentStatuses: return RecentStatuses.salvaged(from: try StoredFile(path: path).content() ?? []).ids.isEmpty
    case directory.database: return try SQLiteDatabase.holdsNoMark(inFileAt: path)
    default: return false
    }
  }

  private static func formerName(of path: String) -> String? {
    StoredFile.nameBeforeSettingAside(String(path.dropFirst(FileSystem.folder(around: path).count + 1)))
  }

  /// Moves a file and its sidecars to the folder `set-aside`, which the program never reads.
  package func moveAway(_ path: String) throws(DataStoreError) -> StorageRepair {
    try directory.moveAside(path, with: DataDirectory.databaseSidecars)
  }

  /// Whether the name is that of a file that was set aside. The sidecars of such a file do not count, and neither does a file of the program
  /// `sample`, which may use the same data directory.
  private static func isDamaged(_ name: String) -> Bool {
    guard let former = StoredFile.nameBeforeSettingAside(name), former != "quotes.json" else { return false }
    return !DataDirectory.databaseSidecars.contains { name.hasSuffix($0) }
  }
}
