package import CoreData
internal import Files
internal import SampleDomain

/// Checks the folder of pictures. It changes nothing.
package struct PictureInspection {
  /// What is wrong with a file.
  package struct Finding: Hashable, Sendable {
    package let path: String
    /// A clause that follows the path: "is missing".
    package let problem: String
    /// The command that removes the finding, without the name of the program: `picture remove 0123abcd`; nil when a repair does.
    package let remedy: String?

    package init(path: String, problem: String, remedy: String?) {
      self.path = path
      self.problem = problem
      self.remedy = remedy
    }
  }

  private let directory: DataDirectory
  private let index: PictureIndexFile

  package init(_ directory: DataDirectory) {
    self.directory = directory
    index = PictureIndexFile(in: directory)
  }

  /// A damaged index, and pictures in the index whose files are missing or differ from the saved bytes. The next command that reads the index
  /// sets a damaged one aside.
  package func findings() throws(DataStoreError) -> [Finding] {
    let (pictures, damage) = try index.inspected()
    var findings = damage.map { [Finding(path: $0.path, problem: "is damaged: \($0.reason)", remedy: nil)] } ?? []
    for picture in pictures.pictures.values.sorted(by: { $0.id < $1.id }) {
      let path = FolderPictureStore.path(of: picture, in: directory)
      let bytes = try StoredFile(path: path).content()
      if bytes.map(PictureID.init(bytes:)) == picture.id { continue }
      findings.append(
        Finding(path: path, problem: bytes == nil ? "is missing" : "is not the saved picture", remedy: "picture remove \(picture.id.short)")
      )
    }
    return findings
  }

  /// Files whose writer was stopped before it changed the index: files without an index entry, and an index that was not read again. While an
  /// index is damaged or set aside, it may list the files, so that none of them is a leftover.
  package func leftovers() throws(DataStoreError) -> [String] {
    try unlisted(whileDamaged: false) + (index.first.exists ? [index.first.path] : [])
  }

  /// Files without an index entry while an index is damaged or set aside: it may have listed them.
  package func orphans() throws(DataStoreError) -> [String] {
    try unlisted(whileDamaged: true)
  }

  private func unlisted(whileDamaged: Bool) throws(DataStoreError) -> [String] {
    let (pictures, damage) = try index.inspected()
    guard try (damage != nil ? true : index.wasSetAside()) == whileDamaged else { return [] }
    let listed = Set(pictures.pictures.values.map { FolderPictureStore.path(of: $0, in: directory) })
    do throws(FileError) {
      let names = try FileSystem.names(in: directory.pictures).sorted().filter(FolderPictureStore.isPicture)
      return names.map { "\(directory.pictures)/\($0)" }.filter { !listed.contains($0) }
    } catch {
      throw .unreadable(path: directory.pictures, reason: error.reason)
    }
  }
}
