package import CoreData
package import Files

extension DataDirectory {
  /// Whether a file is, or would be, in the data directory. Links are followed.
  package func contains(_ file: String) throws(FileError) -> Bool {
    let path = try FileSystem.status(of: file) == nil ? file : try FileSystem.target(of: file)
    let folder = FileSystem.folder(around: path)
    guard try FileSystem.isFolder(folder), try FileSystem.isFolder(self.path) else { return false }
    let (inner, outer) = (try FileSystem.target(of: folder), try FileSystem.target(of: self.path))
    return inner == outer || inner.hasPrefix("\(outer)/")
  }
}
