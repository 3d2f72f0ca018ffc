import ArgumentParser
import Composition
import Dispatch

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
    do {
      try Arguments.requireUTF8()
      var parsed = try Strata.parseAsRoot()
      guard let command = parsed as? any Command else {
        // Help and version are commands of the parser, which throw their text.
        try parsed.run()
        throw CleanExit.helpRequest(Strata.self)
      }
      let application = try Application(command.global.settings, usesData: command.usesData)
      guard await application.applyStorageOption() else { return application.finish() }
      // The reminder comes first, because a command that finds damage reports it itself.
      if command.remindsOfDamage { await application.remindOfDamage() }
      guard command.handlesInterrupts else {
        try await command.perform(in: application)
        await application.remindOfSync()
        return application.finish()
      }
      let signal = try await SignalHandling.run(stoppingRequest: application.interruptRequest) {
        try await command.perform(in: application)
      }
      await application.remindOfSync()
      let code = application.finish()
      if let signal { SignalHandling.end(by: signal) }
      return code
    } catch let error as LaunchError {
      Application.show(error)
      if case .notUTF8 = error { return usageError }
      return 1
    } catch {
      return show(error)
    }
  }

  /// The exit code for wrong usage. Most programs use 2; the parser's default is 64 from sysexits.h, which scripts rarely expect.
  private static let usageError: Int32 = 2

  @MainActor
  private static func show(_ error: any Error) -> Int32 {
    let isClean = Strata.exitCode(for: error) == .success
    let isWritten = Application.say(Strata.fullMessage(for: error), isError: !isClean)
    return !isClean ? usageError : isWritten ? 0 : 1
  }
}
