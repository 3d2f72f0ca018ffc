package import CoreData
package import CoreDomain
package import Files
package import ReaderDomain

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads names and passwords from a file (`Netrc`).
///
/// The file names the host of each password, so that no other host receives it, whatever a subscription list contains. A command that
/// prints a password is not supported: a subscription list may come from another user, and its contents are never executed.
package actor CredentialsFile {
  /// The maximum size of the file: ten thousand logins.
  private static let maximumBytes = 1 << 20

  private let executor: FileExecutor

  package init(executor: FileExecutor) {
    self.executor = executor
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The login for a feed.
  /// - Parameter reserved: the login that no feed gets.
  /// - Throws: when the file is unreadable, is accessible to other users, or has no entry for the host.
  package func login(for url: WebURL, in path: String, except reserved: ReservedLogin?) async throws(CredentialsFileError) -> Login {
    guard let file = try Self.netrc(at: path) else { throw CredentialsFileError(reason: "\(path) does not exist") }
    guard let login = file.without(reserved).login(for: url) else {
      throw CredentialsFileError(reason: "\(path) has no entry for \(url.host)")
    }
    return login
  }

  /// The content of a file; nil when it is missing. The mode is that of the file that is read, whatever happens to its name meanwhile.
  /// Blocks: call it on the file thread.
  package static func netrc(at path: String) throws(CredentialsFileError) -> Netrc? {
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try content(of: path)
    } catch {
      if error.code == ENOENT, !FileSystem.isLink(path) { return nil }
      throw CredentialsFileError(reason: "\(path) cannot be read: \(error.reason)")
    }
    guard let bytes else {
      throw CredentialsFileError(reason: "\(path) is not a regular file with mode 0600, which only its owner can read")
    }
    guard bytes.count <= maximumBytes else {
      throw CredentialsFileError(reason: "\(path) is larger than \(maximumBytes >> 20) MiB")
    }
    do throws(Netrc.UnclosedQuote) {
      return try Netrc(bytes)
    } catch {
      throw CredentialsFileError(reason: "\(path) has a quote in line \(error.line) that is not closed")
    }
  }

  /// Replaces the text of the file in a data directory, which is read under the directory's lock.
  /// - Parameters:
  ///   - unreadable: the error for a file that cannot be read.
  ///   - edit: returns the new text; nil to leave the file as it is.
  package static func change(
    _ file: StoredFile, in directory: DataDirectory, unreadable: (CredentialsFileError) -> ReaderError,
    _ edit: (Netrc) throws(ReaderError) -> [UInt8]?
  ) async throws(ReaderError) {
    // Translated here, because the lock's own errors are those of a data store.
    var problem: ReaderError?
    try await ReaderError.translating { () async throws(DataStoreError) in
      problem = try await directory.change { () throws(DataStoreError) in
        let text: Netrc
        do throws(CredentialsFileError) { text = try netrc(at: file.path) ?? .empty } catch { return unreadable(error) }
        let edited: [UInt8]?
        do throws(ReaderError) { edited = try edit(text) } catch { return error }
        if let edited { try file.replace(with: edited) }
        return nil
      }
    }
    if let problem { throw problem }
  }

  /// The content; nil when the file is a folder, a device or a pipe, or when other users may read it. Opening a pipe does not wait, and
  /// reading a device would never end.
  private static func content(of path: String) throws(FileError) -> [UInt8]? {
    let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    let status = try file.status()
    guard FileSystem.isRegular(status), status.st_mode & 0o077 == 0 else { return nil }
    return try file.content(upTo: maximumBytes + 1)
  }
}
