import CoreComposition
internal import CoreData
import CoreScenes
import CoreTerminal
internal import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file that gets the trace of a session while it runs: a table for each request, when the request has ended. Existing lines stay.
actor TraceFile {
  private let executor: FileExecutor
  private let file: FileDescriptor
  /// Why a table could not be written; nil without a failure. Nothing more is written after it.
  private(set) var failure: FileError?

  /// Opens the file, or creates it. Only the owner can read a new file.
  /// - Parameter directory: The data directory. A trace in it could be appended to the user's data.
  init(path: String, outside directory: String, executor: FileExecutor) throws(FileError) {
    file = try Self.open(path, outside: directory)
    self.executor = executor
  }

  private static func open(_ path: String, outside directory: String) throws(FileError) -> FileDescriptor {
    // A link could lead into the data directory.
    guard !FileSystem.isLink(path) else { throw FileError(code: ELOOP, reason: "it is a link") }
    if let status = try FileSystem.status(of: path), status.st_nlink > 1 { throw FileError(code: EMLINK, reason: "it has a second name") }
    let folder = try FileSystem.target(of: FileSystem.folder(around: path))
    if try FileSystem.status(of: directory) != nil {
      let data = try FileSystem.target(of: directory)
      guard folder != data, !folder.hasPrefix(data + "/") else { throw FileError(code: EACCES, reason: "it is in the data directory") }
    } else if try FileSystem.status(of: FileSystem.folder(around: directory)) != nil {
      // The data directory is made when something is stored, and a trace must not take its place.
      let place = try FileSystem.target(of: FileSystem.folder(around: directory)) + "/" + name(of: directory)
      guard folder + "/" + name(of: path) != place else { throw FileError(code: EACCES, reason: "it is the data directory") }
    }
    return try FileDescriptor(openingRegular: path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW)
  }

  private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Appends the table of a request. The lines are filtered, because a trace contains texts of feeds.
  func append(_ steps: [TraceStep]) {
    guard failure == nil else { return }
    let lines = TraceTable.lines(for: steps).map(\.text) + [""]
    do throws(FileError) {
      try file.append(Array((lines.map { TerminalEscapeFilter.filtered($0, as: .line) }.joined(separator: "\n") + "\n").utf8))
    } catch {
      failure = error
    }
  }
}

extension Application {
  /// Runs a session, and writes its trace into the file of the options while it runs.
  func traceIntoFile(_ session: () async -> Void) async {
    guard let path = options.traceFile, let trace = tracing.trace else { return await session() }
    do throws(FileError) {
      let file = try TraceFile(path: path, outside: platform.directory.path, executor: platform.files)
      let writing = Task {
        for await steps in trace.requests { await file.append(steps) }
      }
      await session()
      trace.end()
      await writing.value
      if let failure = await file.failure { throw failure }
    } catch {
      fail("The trace '\(path)' cannot be written: \(error.reason).", hint: "Name another file after --trace.")
    }
  }
}
