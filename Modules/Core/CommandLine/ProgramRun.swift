import ArgumentParser
import CoreComposition
import CoreScenes
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a program: parses the command line, runs the command, and exits with its code.
public enum ProgramRun<Root: Program> {
  @MainActor
  public static func main() -> Never {
    StandardStreams.openMissing()
    // This must happen before any asynchronous work, which opens files itself.
    guard OpenFiles.areAvailable else {
      Application.show(.tooFewFiles(needed: OpenFiles.needed), of: Root.identity)
      _exit(1)
    }
    Task {
      let code = await run()
      // `_exit` instead of `exit`, which would clean up libraries while the thread for transfers still uses them. All output is already
      // written, because nothing is buffered.
      _exit(code)
    }
    dispatchMain()
  }

  @MainActor
  private static func run() async -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst())
    var running: (any Command.Type)?
    do {
      if let version = CommandLineParser<Root>.version(askedBy: arguments) { return say(version, isError: false) ? 0 : 1 }
      if let names = await Root.completions(for: arguments) { return say(names, isError: false) ? 0 : 1 }
      try Arguments.requireUTF8()
      if let page = CommandNames<Root>.page(askedBy: arguments) { return say(page, isError: false) ? 0 : 1 }
      var parsed = try CommandLineParser<Root>.parse(arguments)
      guard let command = parsed as? any Command else {
        // Help and version are commands of the parser, which throw their text.
        try parsed.run()
        throw CleanExit.helpRequest(Root.self)
      }
      let application = try Application(Root.identity, settings: Root.settings, command.launchOptions, usesData: command.usesData)
      guard await Root.begin(command, in: application) else { return application.finish() }
      running = type(of: command)
      let signal = try await perform(command, in: application)
      await Root.end(command, in: application)
      let code = application.finish()
      if let signal { SignalHandling.end(by: signal) }
      return code
    } catch let error as LaunchError {
      Application.show(error, of: Root.identity)
      switch error {
      case .notUTF8, .rootFolder: return Outcome.refused.exitCode
      case .badHome, .noWorkingFolder, .tooFewFiles: return Outcome.failed.exitCode
      }
    } catch {
      if let running, let text = CommandLineParser<Root>.message(for: error, of: running) {
        _ = say(text, isError: true)
        return Outcome.refused.exitCode
      }
      return show(error, arguments)
    }
  }

  /// - Returns: The signal that ended the command; nil without a signal, or if the command does not handle signals.
  @MainActor
  private static func perform(_ command: any Command, in application: Application) async throws -> Int32? {
    guard command.handlesInterrupts else {
      try await command.perform(in: application)
      return nil
    }
    return try await SignalHandling.run(stoppingRequest: application.interruptRequest) { try await command.perform(in: application) }
  }

  @MainActor
  private static func show(_ error: any Error, _ arguments: [String]) -> Int32 {
    let (text, isError) = CommandLineParser<Root>.message(for: error, arguments: arguments)
    let isWritten = say(text, isError: isError)
    return isError ? Outcome.refused.exitCode : isWritten ? 0 : 1
  }

  @MainActor
  private static func say(_ text: String, isError: Bool) -> Bool { Application.say(text, isError: isError, of: Root.identity) }
}
