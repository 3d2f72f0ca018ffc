internal import Files
import Scenes
import Terminal
import VariantRedux

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file that gets one line for each action and each tracked event of a session. Existing lines stay.
@MainActor
final class SessionLog {
  private let file: FileDescriptor
  /// Why a line could not be written; nil without a failure. Nothing more is written after it.
  private(set) var failure: FileError?

  /// Opens the file, or creates it. Only the owner can read a new file.
  /// - Parameter directory: The data directory. A log in it could be appended to the user's data.
  init(path: String, outside directory: String) throws(FileError) {
    file = try Self.file(at: path, outside: directory)
  }

  /// Opens the file of a log, or creates it.
  nonisolated static func file(at path: String, outside directory: String) throws(FileError) -> FileDescriptor {
    // A link could lead into the data directory.
    guard !FileSystem.isLink(path) else { throw FileError(code: ELOOP, reason: "it is a link") }
    if let status = try FileSystem.status(of: path), status.st_nlink > 1 { throw FileError(code: EMLINK, reason: "it has a second name") }
    let folder = try FileSystem.target(of: FileSystem.folder(around: path))
    if try FileSystem.status(of: directory) != nil {
      let data = try FileSystem.target(of: directory)
      guard folder != data, !folder.hasPrefix(data + "/") else { throw FileError(code: EACCES, reason: "it is in the data directory") }
    } else if try FileSystem.status(of: FileSystem.folder(around: directory)) != nil {
      // The data directory is made when something is stored, and a log must not take its place.
      let place = try FileSystem.target(of: FileSystem.folder(around: directory)) + "/" + Self.name(of: directory)
      guard folder + "/" + Self.name(of: path) != place else { throw FileError(code: EACCES, reason: "it is the data directory") }
    }
    return try FileDescriptor(openingRegular: path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW)
  }

  private nonisolated static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

  /// Appends a line. It is filtered, because an action can contain text of the user or of a feed. The call blocks, as output does.
  private func append(_ line: String) throws(FileError) {
    if let failure { throw failure }
    do throws(FileError) {
      try file.append(Array((TerminalEscapeFilter.filtered(line, as: .line) + "\n").utf8))
    } catch {
      failure = error
      throw error
    }
  }
}

extension SessionLog: ActionLog {
  func write(_ line: String) {
    do throws(FileError) {
      try append(line)
    } catch {
      // `failure` keeps the reason, which the session shows at its end.
    }
  }
}

extension SessionLog: Tracker {
  func track(_ event: TrackingEvent) throws(TrackingError) {
    do throws(FileError) {
      try append("tracked \(event.name): \(event.outcome.word)")
    } catch {
      throw TrackingError(error.reason)
    }
  }
}
