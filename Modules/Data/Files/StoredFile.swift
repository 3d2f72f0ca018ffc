/// A file of the home, with the problems of the system told as those of a data store.
struct StoredFile: Sendable {
  /// Where it is.
  let path: String

  /// Its whole content; nil when there is no file.
  func content() throws(DataStoreError) -> [UInt8]? {
    do throws(FileProblem) {
      return try FileSystem.content(of: path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Replaces it as a whole; its folder is made when there is none.
  func replace(with bytes: [UInt8]) throws(DataStoreError) {
    do throws(FileProblem) {
      try FileSystem.makeFolder(FileSystem.folder(around: path))
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Takes it away; nothing happens when there is none.
  func remove() throws(DataStoreError) {
    do throws(FileProblem) {
      try FileSystem.remove(path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Whether files lie there that were set aside.
  func wasSetAside() throws(DataStoreError) -> Bool {
    let start = "\(path).damaged-".dropFirst(FileSystem.folder(around: path).count + 1)
    do throws(FileProblem) {
      return try FileSystem.names(in: FileSystem.folder(around: path)).contains { $0.hasPrefix(start) }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Gives it another name beside its own, that nothing has: `statuses.json.damaged-20260301T083000Z`. To be called under the lock.
  /// - Returns: the new path.
  func setAside(at moment: String) throws(DataStoreError) -> String {
    do throws(FileProblem) {
      var aside = "\(path).damaged-\(moment)"
      var number = 1
      while try FileSystem.status(of: aside) != nil {
        number += 1
        aside = "\(path).damaged-\(moment)-\(number)"
      }
      try FileSystem.rename(path, to: aside)
      return aside
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
