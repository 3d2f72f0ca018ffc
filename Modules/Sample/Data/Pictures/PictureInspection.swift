package import CoreData
package import CoreDomain
internal import Files
internal import SampleDomain

/// Checks and repairs the folder of pictures.
package struct PictureInspection {
  private let directory: DataDirectory
  private let index: PictureIndexFile
  private let former: StoredFile

  package init(_ directory: DataDirectory) {
    self.directory = directory
    index = PictureIndexFile(in: directory)
    former = StoredFile(path: FolderPictureStore.formerIndex(in: directory))
  }

  /// A damaged index, listed pictures whose files are missing or damaged, and files that the index does not list. The next command that
  /// reads a damaged index sets it aside.
  package func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    let (pictures, damage) = try index.inspected()
    var findings = damage.map { [StorageDiagnostic(path: $0.path, problem: "is damaged: \($0.reason)")] } ?? []
    for picture in pictures.pictures.values.sorted(by: { $0.id < $1.id }) {
      let path = FolderPictureStore.path(of: picture, in: directory)
      let bytes = try StoredFile(path: path).content()
      if bytes.map(PictureID.init(bytes:)) == picture.id { continue }
      findings.append(
        StorageDiagnostic(
          path: path, problem: bytes == nil ? "is missing" : "is not the saved picture",
          remedy: .command("picture remove \(picture.id.short)")))
    }
    findings += try unlisted().map { StorageDiagnostic(path: $0, problem: "is not in the index", isHarmless: true) }
    findings += try former.copiesSetAside().map { StorageDiagnostic(path: $0, problem: "is damaged and was set aside", isHarmless: true) }
    return findings
  }

  /// Sets a damaged index aside, and moves away files that the index does not list: an interrupted process left them, or a damaged index
  /// listed them. The caller must hold the lock.
  package func repair() throws(DataStoreError) -> [StorageRepair] {
    var repairs: [StorageRepair] = []
    do throws(DataStoreError) { _ = try index.picturesUnderLock() } catch { repairs.append(try StorageRepair(ofDamage: error)) }
    for path in try unlisted() + former.copiesSetAside() { repairs.append(try directory.moveAside(path)) }
    return repairs
  }

  /// The picture files that the index does not list, and a first XML index that was not read back.
  private func unlisted() throws(DataStoreError) -> [String] {
    let listed = Set(try index.inspected().pictures.pictures.values.map { FolderPictureStore.path(of: $0, in: directory) })
    do throws(FileError) {
      let names = try FileSystem.names(in: directory.pictures).sorted().filter(FolderPictureStore.isPicture)
      let files = names.map { "\(directory.pictures)/\($0)" }.filter { !listed.contains($0) }
      return try files + (FileSystem.status(of: index.first.path) == nil ? [] : [index.first.path])
    } catch {
      throw .unreadable(path: directory.pictures, reason: error.reason)
    }
  }
}
