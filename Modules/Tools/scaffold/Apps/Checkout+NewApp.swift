import Foundation

extension Checkout {
  /// The folder of a new app.
  /// - Parameter path: relative to the folder in which the user called the script (CALLED_FROM).
  /// - Throws: when the folder is in use, or when the checkout has uncommitted changes, because an app names the commit from which it was
  ///   made.
  func place(ofNewApp path: String) throws(ScaffoldError) -> URL {
    let origin = URL(filePath: ProcessInfo.processInfo.environment["CALLED_FROM"] ?? root.path(), directoryHint: .isDirectory)
    let folder = URL(filePath: path, directoryHint: .isDirectory, relativeTo: origin).absoluteURL.standardizedFileURL
    let (own, new) = (root.resolvingSymlinksInPath().path(), folder.resolvingSymlinksInPath().path())
    if new.hasPrefix(own.hasSuffix("/") ? own : own + "/") || new == own {
      throw ScaffoldError("\(path) is inside this clone: choose a folder beside it.")
    }
    var isFolder: ObjCBool = false
    // The path must not end in a slash, because the path of a file would then be invalid.
    let place = String(folder.path(percentEncoded: false).dropLast())
    if FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) {
      let names = try? FileManager.default.contentsOfDirectory(atPath: place)
      guard isFolder.boolValue, names?.isEmpty == true else {
        throw ScaffoldError("\(path) exists and is not an empty folder: choose another one.")
      }
    }
    guard FileManager.default.fileExists(atPath: root.appending(path: ".git").path()) else {
      throw ScaffoldError("This folder is no git repository: make apps from a clone.")
    }
    guard try run(["git", "status", "--porcelain"]).isEmpty else {
      throw ScaffoldError("This clone has changes that are not committed: commit or undo them, since an app names the commit of its Core.")
    }
    return folder
  }
}
