import CoreComposition
internal import CoreData
import CoreScenes
internal import Files
import FullScreen

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  /// What the file `keys` of the user changes, and what is wrong with it. Its mistakes leave everything else as it is.
  /// - Parameters:
  ///   - name: The map; nil for the one that the file names.
  ///   - commands: The names of the commands of the command line.
  func keys(_ name: KeyMapName?, commands: [String]) async -> (KeysFile, [Message]) {
    do throws(FileError) {
      let content = try await ScreenFiles(executor: platform.files).content(
        of: "keys", limit: KeysFile.maximumBytes, in: platform.directory)
      let keys = KeysFile(content ?? [], name?.map, commands: commands)
      return (keys, keys.messages)
    } catch {
      let problem = Message(.warning, "The file 'keys' cannot be read: \(error.reason).")
      return (KeysFile([], name?.map, commands: commands), [problem])
    }
  }

  /// What the file `colours` of the user says, and what is wrong with it. Its mistakes leave everything else as it is.
  func colors() async -> (ColorsFile, [Message]) {
    do throws(FileError) {
      let content = try await ScreenFiles(executor: platform.files).content(
        of: "colours", limit: ColorsFile.maximumBytes, in: platform.directory)
      let colors = ColorsFile(content ?? [], shownIn: ColorDepth(environment: ProcessInfo.processInfo.environment))
      return (colors, colors.messages)
    } catch {
      return (ColorsFile([]), [Message(.warning, "The file 'colours' cannot be read: \(error.reason).")])
    }
  }
}

/// Reads files on the thread for files.
private actor ScreenFiles {
  private let executor: FileExecutor

  init(executor: FileExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Nil when the file is missing.
  func content(of name: String, limit: Int, in directory: DataDirectory) throws(FileError) -> [UInt8]? {
    try FileSystem.content(of: directory.configurationFile(name), limit: limit)
  }
}
