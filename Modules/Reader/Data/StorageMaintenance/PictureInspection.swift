package import CoreData
internal import Files
package import ReaderDomain
internal import SampleData
internal import SampleDomain

/// Checks the folder of pictures.
package struct PictureInspection {
  private let directory: DataDirectory
  private let index: RecordFile<PicturesDocument>

  package init(_ directory: DataDirectory) {
    self.directory = directory
    index = RecordFile(FolderPictureStore.index(in: directory), in: directory)
  }

  /// Pictures in the index whose files are missing or differ from the saved bytes.
  package func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    var findings: [StorageDiagnostic] = []
    for picture in try listed().sorted(by: { $0.id < $1.id }) {
      let path = FolderPictureStore.path(of: picture, in: directory)
      guard let bytes = try StoredFile(path: path).content() else {
        findings.append(StorageDiagnostic(path: path, problem: "is missing", remedy: .removePicture(id: picture.id.short)))
        continue
      }
      if PictureID(bytes: bytes) != picture.id {
        findings.append(StorageDiagnostic(path: path, problem: "is not the saved picture", remedy: .removePicture(id: picture.id.short)))
      }
    }
    return findings
  }

  /// Files without an index entry: their writer was stopped before it changed the index. The list is empty while a damaged index is set
  /// aside, because that index may list the files.
  package func leftovers() throws(DataStoreError) -> [String] {
    try index.wasSetAside() ? [] : unlisted()
  }

  /// Files without an index entry while a damaged index is set aside: the damaged index may have listed them.
  package func orphans() throws(DataStoreError) -> [String] {
    try index.wasSetAside() ? unlisted() : []
  }

  private func unlisted() throws(DataStoreError) -> [String] {
    let listed = Set(try listed().map { FolderPictureStore.path(of: $0, in: directory) })
    do throws(FileError) {
      return try FileSystem.names(in: directory.pictures).sorted().filter(FolderPictureStore.isPicture).map {
        "\(directory.pictures)/\($0)"
      }
      .filter { !listed.contains($0) }
    } catch {
      throw .unreadable(path: directory.pictures, reason: error.reason)
    }
  }

  /// The pictures in the index; empty when the index is damaged.
  private func listed() throws(DataStoreError) -> [Picture] {
    guard let bytes = try StoredFile(path: FolderPictureStore.index(in: directory)).content() else { return [] }
    do throws(DocumentSchema.VersionError) {
      return Array(try PicturesDocument(parsing: bytes).pictures.values)
    } catch {
      if case .newer(let version) = error { throw .newerVersion(path: FolderPictureStore.index(in: directory), version: version) }
      return []
    }
  }
}
