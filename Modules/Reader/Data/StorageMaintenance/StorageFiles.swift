internal import ArticleStorage
internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderDomain

/// The files of one storage kind in a data directory.
struct StorageFiles {
  private let directory: DataDirectory
  private let kind: StorageKind

  init(of kind: StorageKind, in directory: DataDirectory) {
    self.kind = kind
    self.directory = directory
  }

  /// The existing files. The most important one comes last because the others are useless without it.
  func paths() throws(DataStoreError) -> [String] {
    var paths: [String] = []
    for path in all where try StoredFile(path: path).exists {
      do throws(FileError) {
        if path == directory.articles, try articleFiles(in: path)?.isEmpty == true { continue }
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
      paths.append(path)
    }
    return paths
  }

  /// The names of the store's files in the folder of articles, without foreign and damaged files; nil when it is no folder.
  private func articleFiles(in folder: String) throws(FileError) -> [String]? {
    try FileSystem.isFolder(folder) ? try FileSystem.names(in: folder).filter(DataDirectory.isOfArticles) : nil
  }

  /// The total size in bytes.
  func bytes() throws(DataStoreError) -> Int {
    var bytes = 0
    for path in try paths() {
      do throws(FileError) {
        // A folder counts as the sum of its files because its own size says nothing.
        guard path == directory.articles else {
          bytes = Self.sum(bytes, try FileSystem.size(of: path))
          continue
        }
        for name in try FileSystem.names(in: path) { bytes = Self.sum(bytes, try FileSystem.size(of: "\(path)/\(name)")) }
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    }
    return bytes
  }

  /// The sum of two sizes, or the largest number: a sparse file may have any size.
  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? .max : sum
  }

  /// Moves the files to the same names in another data directory, durably.
  func redirect(to other: DataDirectory) throws(DataStoreError) {
    for path in try paths() {
      let target = other.path + path.dropFirst(directory.path.count)
      do throws(FileError) {
        // The folder of articles may have foreign files.
        if path == directory.articles, let names = try articleFiles(in: path), try FileSystem.status(of: target) != nil {
          for name in names { try FileSystem.rename("\(path)/\(name)", to: "\(target)/\(name)") }
        } else {
          try FileSystem.rename(path, to: target)
        }
      } catch {
        throw .unwritable(path: target, reason: error.reason)
      }
    }
  }

  /// Removes the files. Foreign and damaged files in the folder of articles stay.
  func remove() throws(DataStoreError) {
    for path in try paths() {
      do throws(FileError) {
        if path == directory.articles, let names = try articleFiles(in: path) {
          try FileSystem.removeFiles(names, in: path)
        } else {
          try FileSystem.removeTree(path)
        }
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }

  private var all: [String] {
    switch kind {
    case .json: [directory.fetchStates, directory.writtenStatuses, directory.recentStatuses, directory.statuses, directory.articles]
    case .sqlite: DataDirectory.databaseSidecars.map { directory.database + $0 } + [directory.database]
    }
  }
}
