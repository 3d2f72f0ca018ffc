internal import CoreData
internal import CoreDomain
public import Files
internal import Processes
public import ReaderDomain
internal import Transfer

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

/// Plays episodes with a program of the user, on the terminal.
public actor ProgramEpisodePlayer: EpisodePlayer {
  private let executor: FileExecutor

  public init(executor: FileExecutor) {
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func play(
    _ queued: QueuedEpisode, with command: EpisodePlayerCommand, isPublic: Bool
  ) async throws(ReaderError) -> EpisodeEnd {
    let file = try Self.file(of: queued, isPublic: isPublic)
    let folder = FileManager.default.temporaryDirectory.appending(path: "episode-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .podcast(
        .playerFailed(program: command.program, reason: "no folder for it can be made in \(folder.deletingLastPathComponent().path)"))
    }
    // Nothing of it is needed any more, so an error does not matter.
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = command.arguments(file: file, folder: folder.path, seconds: queued.place ?? 0)
    let began = SuspendingClock.now
    let code: Int
    do throws(ProgramError) {
      code = try await Program(command.program, arguments).withHome.run()
    } catch {
      switch error {
      case .missing: throw .podcast(.playerMissing(program: command.program, setting: command.setting))
      case .cannotStart(let reason): throw .podcast(.playerFailed(program: command.program, reason: reason))
      }
    }
    let names = (try? FileSystem.names(in: folder.path)) ?? []
    let lines = names.sorted().prefix(Self.mostFiles).flatMap { Self.lines(ofFile: "\(folder.path)/\($0)") }
    if let place = Self.place(in: lines) { return .stopped(at: place) }
    // The player was ended before the end of the episode.
    if Task.isCancelled { throw .cancelled }
    guard code == 0 else { throw .podcast(.playerFailed(program: command.program, reason: Self.reason(code))) }
    if Self.sayEnd(lines) { return .finished }
    // A player that says nothing has reached the end if it ran as long as the rest of the episode takes.
    if names.isEmpty, let seconds = queued.secondsLeft, began.duration(to: .now) >= .seconds(seconds) { return .finished }
    return .unknown
  }

  /// Shells report a signal as 128 and its number, and so does `Program`.
  private static func reason(_ code: Int) -> String {
    (129...192).contains(code) ? "it was ended by signal \(code - 128)" : "exit code \(code)"
  }

  /// The file that was downloaded, if it is still there; else its URL.
  private static func file(of queued: QueuedEpisode, isPublic: Bool) throws(ReaderError) -> String {
    if let path = queued.path, path.hasPrefix("/"), (try? FileSystem.size(of: path)) ?? 0 > 0 { return path }
    let url = queued.episode.file.url
    do throws(TransferError) {
      try RequestReach.link(isPublic: isPublic).check(url.link)
    } catch {
      throw FileEpisodeRepository.failure(NetworkError(error, asking: url), isKept: false)
    }
    return url.link
  }

  /// The lines at the end of a file; none when it cannot be read.
  private static func lines(ofFile path: String) -> [Substring] {
    do throws(FileError) {
      let file = try FileDescriptor(openingRegular: path, O_RDONLY | O_NOFOLLOW)
      let size = try file.size()
      return String(decoding: try file.bytes(from: max(0, size - mostBytes), to: size), as: UTF8.self).split(separator: "\n")
    } catch {
      return []
    }
  }

  /// The place at which the player was stopped: mpv writes a line such as `start=123.45`.
  private static func place(in lines: [Substring]) -> Int? {
    lines.first { $0.hasPrefix(placeMark) }.flatMap { line in
      Int(line.dropFirst(placeMark.count).prefix { $0.isASCII && $0.isNumber })
    }
  }

  private static let placeMark = "start="

  /// Whether the log of mpv says that it has reached the end of the file, which is reason 0 (`mpv_end_file_reason` in its client API). It says so of a
  /// stream that breaks off, too, and then has a line of FFmpeg about that. If no length was announced, that line is there at every end, and ends with -1.
  private static func sayEnd(_ lines: [Substring]) -> Bool {
    lines.contains { $0.drop { $0 != "]" } == "][v][cplayer] finished playback, success (reason 0)" }
      && !lines.contains { $0.contains("Stream ends prematurely at ") && !$0.hasSuffix(String(UInt64.max)) }
  }

  private static let mostFiles = 20
  private static let mostBytes = 1 << 16
}
