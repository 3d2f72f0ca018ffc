import ArgumentParser
import Dispatch
import ReaderComposition

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The entry point: parses the command line, runs the command, and exits with its code.
@main
struct Main {
  @MainActor
  static func main() {
    StandardStreams.openMissing()
    // This must happen before any asynchronous work, which opens files itself.
    guard OpenFiles.areAvailable else {
      Application.show(.tooFewFiles(needed: OpenFiles.needed))
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
      if let version = CommandLineParser.version(askedBy: arguments) { return Application.say(version, isError: false) ? 0 : 1 }
      try Arguments.requireUTF8()
      var parsed = try CommandLineParser.parse(arguments)
      guard let command = parsed as? any Command else {
        // Help and version are commands of the parser, which throw their text.
        try parsed.run()
        throw CleanExit.helpRequest(Strata.self)
      }
      let application = try Application(command.launchOptions, usesData: command.usesData)
      guard await application.applyStorageOption() else { return application.finish() }
      // The reminder comes first, because a command that finds damage reports it itself.
      if command.remindsOfDamage { await application.remindOfDamage() }
      running = type(of: command)
      let signal = try await perform(command, in: application)
      await application.remindOfSync()
      let code = application.finish()
      if let signal { SignalHandling.end(by: signal) }
      return code
    } catch let error as LaunchError {
      Application.show(error)
      switch error {
      case .notUTF8, .rootFolder: return usageError
      case .badHome, .noWorkingFolder, .tooFewFiles: return 1
      }
    } catch {
      if let running, let text = CommandLineParser.message(for: error, of: running) {
        _ = Application.say(text, isError: true)
        return usageError
      }
      return show(error, arguments)
    }
  }

  /// - Returns: The signal that ended the command; nil without a signal, or if the command does not handle signals.
  @MainActor
  private static func perform(_ command: any Command, in application: Application) async throws -> Int32? {
    guard command.handlesInterrupts else {
      if command.isPaged { application.holdOutput() }
      try await command.perform(in: application)
      await application.showHeldOutput()
      return nil
    }
    return try await SignalHandling.run(stoppingRequest: application.interruptRequest) { try await command.perform(in: application) }
  }

  /// The exit code for wrong usage. Most programs use 2; the parser's default is 64 from sysexits.h, which scripts rarely expect.
  private static let usageError: Int32 = 2

  @MainActor
  private static func show(_ error: any Error, _ arguments: [String]) -> Int32 {
    let (text, isError) = CommandLineParser.message(for: error, arguments: arguments)
    let isWritten = Application.say(text, isError: isError)
    return isError ? usageError : isWritten ? 0 : 1
  }
}
