internal import CoreDomain
public import Files
internal import Processes
public import ReaderDomain

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

/// Shows images with a program of the user. It does not get the terminal, and what it prints is dropped.
public actor ProgramImageViewer {
  private let executor: FileExecutor

  public init(executor: FileExecutor) {
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Gives the images to the program as files that only the user may read, and removes them when it has ended. Nothing of their names comes from a
  /// server. When the task is cancelled, the program is ended, which is no error.
  public func show(_ images: [ImageFile], with command: ImageViewerCommand) async throws(ImageViewerError) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notWritten(folder: folder.deletingLastPathComponent().path, reason: "no folder can be made there")
    }
    // Nothing of it is needed any more, so an error does not matter.
    defer { try? FileManager.default.removeItem(at: folder) }
    let files: [String]
    do throws(FileError) {
      files = try Self.files(of: images, in: folder.path)
    } catch {
      throw .notWritten(folder: folder.deletingLastPathComponent().path, reason: error.reason)
    }
    let status = try await Self.run(command, files)
    guard !Task.isCancelled else { return }
    let program = command.program
    switch status {
    case .exited(0): return
    case .exited(let code): throw .failed(program: program, code: code)
    case .signalled(let signal): throw .signalled(program: program, signal: signal)
    }
  }

  /// Writes the images.
  /// - Returns: their paths.
  private static func files(of images: [ImageFile], in folder: String) throws(FileError) -> [String] {
    var paths: [String] = []
    for image in images {
      let path = "\(folder)/picture-\(paths.count + 1).\(image.format.ending)"
      try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL).append(image.bytes)
      paths.append(path)
    }
    return paths
  }

  private static func run(_ command: ImageViewerCommand, _ files: [String]) async throws(ImageViewerError) -> ExitStatus {
    do throws(ProgramError) {
      return try await Program(command.program, command.arguments(files: files)).runHook(input: "", isSilent: true)
    } catch {
      switch error {
      case .missing: throw .missing(program: command.program)
      case .cannotStart(let reason): throw .cannotStart(program: command.program, reason: reason)
      }
    }
  }
}
