internal import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension DataDirectory {
  package var configuration: String { configurationFile("config.json") }

  /// The path of a file that users edit: in the configuration folder if the file exists only there, otherwise in the data directory. So a
  /// file is written where it is read, and a new file is created in the data directory. The path may change while the program runs.
  package func configurationFile(_ name: String) -> String {
    let own = "\(path)/\(name)"
    guard let configurationFolder, !Self.isPresent(own) else { return own }
    let other = "\(configurationFolder)/\(name)"
    do throws(FileError) { return try FileSystem.statusOfName(other) != nil ? other : own } catch {
      // This process may not read the folder. It may be a service without access to the user's home.
      return own
    }
  }

  /// A file whose status cannot be read counts as present, so that reading it reports why. The parent of the path need not be a folder.
  private static func isPresent(_ path: String) -> Bool {
    do throws(FileError) { return try FileSystem.statusOfName(path) != nil } catch { return error.code != ENOTDIR }
  }
}
