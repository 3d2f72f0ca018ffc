internal import CoreData
internal import CoreDomain
internal import Files
internal import Markup
internal import RecordJSON
internal import SampleDomain

/// The index in `pictures/index.xml`. Until it exists, the pictures are read from `pictures/index.json`, which version 0.1.0 wrote and
/// which stays unchanged: a format that a release wrote stays readable. An app that begins as a copy of this program has no such release,
/// and may remove `former`, `first` and `PicturesDocument`.
struct PictureIndexFile: Sendable {
  /// The maximum size of the index in bytes, enough for 100,000 pictures.
  private static let maximumBytes = 32 << 20

  private let directory: DataDirectory
  private let file: StoredFile
  /// The first XML index, under a temporary name until it has been read back.
  let first: StoredFile
  private let former: RecordFile<PicturesDocument>

  init(in directory: DataDirectory) {
    self.directory = directory
    file = StoredFile(path: FolderPictureStore.index(in: directory))
    first = StoredFile(path: "\(file.path).new", makesFolder: true)
    former = RecordFile(FolderPictureStore.formerIndex(in: directory), in: directory)
  }

  /// The pictures in the index.
  ///
  /// A damaged index is set aside, and an index with its readable pictures replaces it. Both happen under the lock and after a second read,
  /// because another process may have replaced the index with an undamaged one.
  func pictures(_ fileID: String = #fileID, _ function: String = #function) async throws(DataStoreError) -> KeptPictures {
    switch try parsed(fileID, function) {
    case .success(let index?): return KeptPictures(index.pictures)
    case .success(nil): return KeptPictures(try await former.content(fileID, function)?.pictures ?? [:])
    case .failure(let problem):
      return try await directory.changeDamaged(file, because: problem.reason) { () throws(DataStoreError) in try picturesUnderLock() }
    }
  }

  /// The pictures in the index, for a caller that already holds the lock.
  func picturesUnderLock(_ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) -> KeptPictures {
    switch try parsed(fileID, function) {
    case .success(let index?): return KeptPictures(index.pictures)
    case .success(nil): return KeptPictures(try former.contentUnderLock(fileID, function)?.pictures ?? [:])
    case .failure(let problem):
      let salvaged = PictureIndex.salvaged(from: problem.bytes)
      // An index is written even if it is empty. Otherwise, the former index would be read, which may list other pictures.
      let content = try bytes(of: salvaged?.index ?? PictureIndex([:]))
      let aside = try file.setAside(at: directory.momentForName, replacingBy: content)
      throw .damaged(
        path: file.path, setAside: aside, reason: problem.reason, recovered: salvaged.map { .allBut($0.lost) } ?? .nothing)
    }
  }

  /// The readable pictures of the index, and its damage, if any. Changes nothing.
  func inspected() throws(DataStoreError) -> (pictures: KeptPictures, damage: (path: String, reason: String)?) {
    switch try parsed(#fileID, #function) {
    case .success(let index?): return (KeptPictures(index.pictures), nil)
    case .failure(let problem):
      let salvaged = PictureIndex.salvaged(from: problem.bytes)?.index.pictures
      return (KeptPictures(salvaged ?? [:]), (file.path, problem.reason))
    case .success(nil):
      guard let bytes = try StoredFile(path: former.path).content() else { return (KeptPictures(), nil) }
      do throws(DocumentSchema.VersionError) {
        return (KeptPictures(try PicturesDocument(parsing: bytes).pictures), nil)
      } catch {
        switch error {
        case .newer(let version, let newest): throw .newerVersion(path: former.path, version: version, newest: newest)
        case .damaged(let damage):
          return (KeptPictures(PicturesDocument.salvaged(from: bytes)?.document.pictures ?? [:]), (former.path, damage.reason))
        }
      }
    }
  }

  /// Whether a damaged copy of one of the indexes is set aside and not yet repaired.
  func wasSetAside() throws(DataStoreError) -> Bool {
    if try file.wasSetAside() { return true }
    return try former.wasSetAside()
  }

  /// Replaces the index. The caller must hold the lock.
  func replace(with pictures: KeptPictures, _ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) {
    let bytes = try bytes(of: PictureIndex(pictures.pictures))
    guard try !file.exists else { return try file.replace(with: bytes, fileID, function) }
    // The former index stays valid until the first XML index has been read back.
    try first.replace(with: bytes, fileID, function)
    guard try first.content(fileID, function) == bytes else {
      throw .unwritable(path: file.path, reason: "it was read again, and its content is another")
    }
    do throws(FileError) {
      try FileSystem.rename(first.path, to: file.path)
    } catch {
      throw .unwritable(path: file.path, reason: error.reason)
    }
  }

  private func bytes(of index: PictureIndex) throws(DataStoreError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(XMLError) { bytes = try index.bytes } catch { throw .unwritable(path: file.path, reason: error.message) }
    guard bytes.count <= Self.maximumBytes else { throw .unwritable(path: file.path, reason: "it would be too large") }
    return bytes
  }

  private struct DamagedFile: Error {
    let reason: String
    let bytes: [UInt8]
  }

  private func parsed(_ fileID: String, _ function: String) throws(DataStoreError) -> Result<PictureIndex?, DamagedFile> {
    guard let bytes = try file.content(limit: Self.maximumBytes, fileID, function) else { return .success(nil) }
    do throws(PictureIndex.ReadError) {
      return .success(try PictureIndex(parsing: bytes))
    } catch {
      switch error {
      case .newer(let version, let newest): throw .newerVersion(path: file.path, version: version, newest: newest)
      case .damaged(let reason): return .failure(DamagedFile(reason: reason, bytes: bytes))
      }
    }
  }
}
