internal import FileStorage
internal import Files
internal import Domain

/// The files in which a home of one kind is kept.
struct StorageFiles {
  private let directory: DataDirectory
  private let kind: StorageKind

  /// Names the files of a home.
  init(of kind: StorageKind, in directory: DataDirectory) {
    self.kind = kind
    self.directory = directory
  }

  /// The files that are there, those beside which the others mean nothing last.
  func paths() throws(DataStoreError) -> [String] {
    var paths: [String] = []
    for path in all where try StoredFile(path: path).exists { paths.append(path) }
    return paths
  }

  /// The room that they take, in bytes.
  func bytes() throws(DataStoreError) -> Int {
    var bytes = 0
    for path in try paths() {
      do throws(FileError) {
        // Of a file there are no names, and of a folder the size says nothing.
        guard path == directory.articles else {
          bytes += try FileSystem.size(of: path)
          continue
        }
        for name in try FileSystem.names(in: path) { bytes += try FileSystem.size(of: "\(path)/\(name)") }
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    }
    return bytes
  }

  /// Moves them to the same names in another home, durably.
  func redirect(to other: DataDirectory) throws(DataStoreError) {
    for path in try paths() {
      let target = other.path + path.dropFirst(directory.path.count)
      do throws(FileError) { try FileSystem.rename(path, to: target) } catch { throw .unwritable(path: target, reason: error.reason) }
    }
  }

  /// Takes them away.
  func remove() throws(DataStoreError) {
    for path in try paths() {
      do throws(FileError) { try FileSystem.removeTree(path) } catch { throw .unwritable(path: path, reason: error.reason) }
    }
  }

  private var all: [String] {
    switch kind {
    case .json: [directory.fetchStates, directory.writtenStatuses, directory.statuses, directory.articles]
    case .sqlite: DataDirectory.databaseSidecars.map { directory.database + $0 } + [directory.database]
    }
  }
}
