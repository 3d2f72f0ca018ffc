package import CoreData
package import Files

extension DataDirectory {
  /// Throws when a file is, or would be, in the data directory.
  package func refuse(_ file: String) throws(FileError) {
    guard try contains(file) else { return }
    throw FileError(code: 0, reason: "it is in the data directory, which holds only what the program stores")
  }

  /// Whether a file or a folder is the data directory, or is or would be in it. Links are followed. A pipe or a device is nowhere: it stores
  /// nothing, and the pipe behind `/dev/stdout` has no path.
  package func contains(_ file: String) throws(FileError) -> Bool {
    let existing = try FileSystem.status(of: file)
    if let existing, FileSystem.isStream(existing) { return false }
    let path = existing == nil ? file : try FileSystem.target(of: file)
    let folder = FileSystem.folder(around: path)
    guard try FileSystem.isFolder(folder), try FileSystem.isFolder(self.path) else { return false }
    let (inner, outer) = (try FileSystem.target(of: folder), try FileSystem.target(of: self.path))
    return inner == outer || inner.hasPrefix("\(outer)/") || path == outer
  }
}
