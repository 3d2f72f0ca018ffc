import CoreComposition
internal import CoreData
import CoreScenes
internal import Files
import FullScreen

/// The key maps that the program comes with.
public enum KeyMapName: String, CaseIterable, Sendable {
  case strata, newsboat

  fileprivate var map: KeyMap.Name {
    switch self {
    case .strata: .strata
    case .newsboat: .newsboat
    }
  }
}

extension Application {
  /// What the file `keys` of the user changes.
  /// - Parameters:
  ///   - name: The map; nil for the one that the file names.
  ///   - commands: The names of the commands of the command line.
  /// - Returns: the keys, whether the mouse acts, and what is wrong with the file. Its mistakes leave everything else as it is.
  func keys(_ name: KeyMapName?, commands: [String]) async -> (map: KeyMap, takesMouse: Bool, message: Message?) {
    do throws(FileError) {
      guard let content = try await KeysFileReader(executor: platform.files).content(in: platform.directory) else {
        return (KeyMap(name?.map ?? .strata), false, nil)
      }
      let file = KeysFile(content, name?.map, commands: commands)
      return (file.map, file.takesMouse, file.message)
    } catch {
      return (KeyMap(name?.map ?? .strata), false, Message(.warning, "The file 'keys' cannot be read: \(error.reason)."))
    }
  }
}

/// Reads the file on the thread for files.
private actor KeysFileReader {
  private let executor: FileExecutor

  init(executor: FileExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Nil when the file is missing.
  func content(in directory: DataDirectory) throws(FileError) -> [UInt8]? {
    try FileSystem.content(of: directory.configurationFile("keys"), limit: KeysFile.maximumBytes)
  }
}
