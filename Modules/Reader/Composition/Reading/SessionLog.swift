import CoreComposition
import CoreScenes
import CoreTerminal
internal import Files
import VariantRedux

/// A file that gets one line for each action and each tracked event of a session. Existing lines stay.
@MainActor
final class SessionLog {
  private let file: FileDescriptor
  /// Why a line could not be written; nil without a failure. Nothing more is written after it.
  private(set) var failure: FileError?

  /// Opens the file, or creates it. Only the owner can read a new file.
  /// - Parameter directory: The data directory. A log in it could be appended to the user's data.
  init(path: String, outside directory: String) throws(FileError) {
    file = try SessionFile.open(path, outside: directory)
  }

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
  func write(_ line: MessageText) {
    do throws(FileError) {
      try append(line.text(for: ProgramIdentity.strata.name))
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
