internal import CoreDomain
public import Files
internal import Processes
public import ReaderDomain

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Plays episodes with a program of the user, on the terminal.
public actor ProgramEpisodePlayer: EpisodePlayer {
  private let executor: FileExecutor

  public init(executor: FileExecutor) {
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func play(_ queued: QueuedEpisode, with command: EpisodePlayerCommand) async throws(ReaderError) -> EpisodeEnd {
    let folder = FileManager.default.temporaryDirectory.appending(path: "episode-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .podcast(
        .playerFailed(program: command.program, reason: "no folder for it can be made in \(folder.deletingLastPathComponent().path)"))
    }
    // Nothing of it is needed any more, so an error does not matter.
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = command.arguments(file: Self.file(of: queued), folder: folder.path, seconds: queued.place ?? 0)
    let code: Int
    do throws(ProgramError) {
      code = try await Program(command.program, arguments).run()
    } catch {
      switch error {
      case .missing: throw .podcast(.playerMissing(program: command.program, setting: command.setting))
      case .cannotStart(let reason): throw .podcast(.playerFailed(program: command.program, reason: reason))
      }
    }
    if let place = Self.place(in: folder.path) { return .stopped(at: place) }
    // The player was ended before the end of the episode.
    if Task.isCancelled { throw .cancelled }
    guard code == 0 else { throw .podcast(.playerFailed(program: command.program, reason: "exit code \(code)")) }
    return .finished
  }

  /// The file that was downloaded, if it is still there; else its URL.
  private static func file(of queued: QueuedEpisode) -> String {
    if let path = queued.path, path.hasPrefix("/"), (try? FileSystem.size(of: path)) ?? 0 > 0 { return path }
    return queued.episode.file.url.link
  }

  /// The place at which the player was stopped: mpv writes a file with a line such as `start=123.45`.
  private static func place(in folder: String) -> Int? {
    let names = (try? FileSystem.names(in: folder)) ?? []
    for name in names.sorted().prefix(mostFiles) {
      guard let bytes = try? FileSystem.content(of: "\(folder)/\(name)", limit: mostBytes) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line.hasPrefix(mark) {
        return Int(line.dropFirst(mark.count).prefix { $0.isASCII && $0.isNumber })
      }
    }
    return nil
  }

  private static let mark = "start="
  private static let mostFiles = 20
  private static let mostBytes = 1 << 16
}
