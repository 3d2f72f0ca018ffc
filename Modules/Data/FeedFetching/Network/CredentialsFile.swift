internal import Files
internal import Domain

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads names and passwords from a file in the `.netrc` format: `machine example.org login me password secret`.
///
/// The file names the host of each password, so that no other host receives it, whatever a subscription list contains. A command that
/// prints a password is not supported: a subscription list may come from another user, and its contents are never executed.
actor CredentialsFile {
  private let executor: FileExecutor

  /// Creates a reader that works on the file thread.
  init(executor: FileExecutor) {
    self.executor = executor
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The value of the `Authorization` header field (RFC 7617) for a host.
  /// - Throws: `credentials` when the file is unreadable, is accessible to other users, or has no entry for the host.
  func authorization(for host: String, in path: String) async throws(FetchError) -> String {
    let text = String(decoding: try content(of: path), as: UTF8.self)
    guard let entry = Self.entry(for: host, in: text) else { throw .credentials(reason: "\(path) has no entry for \(host)") }
    return "Basic \(Data("\(entry.login):\(entry.password)".utf8).base64EncodedString())"
  }

  private func content(of path: String) throws(FetchError) -> [UInt8] {
    let file: (status: stat?, content: [UInt8])
    do throws(FileError) {
      let status = try FileSystem.status(of: path)
      file = (status, status.map(Self.isPrivate) == true ? try FileSystem.content(of: path) ?? [] : [])
    } catch {
      throw .credentials(reason: "\(path) cannot be read: \(error.reason)")
    }
    guard let status = file.status else { throw .credentials(reason: "\(path) does not exist") }
    guard Self.isPrivate(status) else {
      throw .credentials(reason: "\(path) is not a regular file with mode 0600, which only its owner can read")
    }
    return file.content
  }

  /// A folder or a device is not a credentials file, and reading a device may never end.
  private static func isPrivate(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o077 == 0
  }

  private static func entry(for host: String, in text: String) -> (login: String, password: String)? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var (machine, login, password): (String?, String?, String?) = (nil, nil, nil)
    var index = 0
    while index + 1 < words.count {
      let value = words[index + 1]
      switch words[index] {
      case "machine": (machine, login, password) = (value.lowercased(), nil, nil)
      case "login": login = value
      case "password": password = value
      default:
        index += 1
        continue
      }
      if machine == host, let login, let password { return (login, password) }
      index += 2
    }
    return nil
  }
}
