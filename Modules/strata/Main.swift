import ArgumentParser
import Composition
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program: reads the command line, has the command done, exits with its code.
@main
struct Main {
  @MainActor
  static func main() {
    StandardStreams.openMissing()
    // Before anything is asynchronous: that opens files of its own.
    guard OpenFiles.areToBeHad else {
      Application.show(.tooFewFiles(needed: OpenFiles.needed))
      _exit(1)
    }
    Task {
      let code = await run()
      // Not exit, which would clean up libraries while the thread of transfers still uses them. Everything was written: nothing is buffered
      // here.
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
        // Help and version are commands of the parser's own, which answer by throwing their text.
        try parsed.run()
        throw CleanExit.helpRequest(Strata.self)
      }
      let application = try Application(command.global.settings, usesData: command.usesData)
      guard await application.applyStorageOption() else { return application.finish() }
      // Before the command, since a command that meets damage says so itself.
      if command.remindsOfDamage { await application.remindOfDamage() }
      guard command.handlesInterrupts else {
        try await command.perform(in: application)
        await application.remindOfSync()
        return application.finish()
      }
      let signal = try await SignalHandling.run { try await command.perform(in: application) }
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

  /// Usage errors exit with 2, as is the custom; the parser's own 64 is one of sysexits.h, which scripts rarely expect.
  private static let usageError: Int32 = 2

  @MainActor
  private static func show(_ error: any Error) -> Int32 {
    let isClean = Strata.exitCode(for: error) == .success
    let isWritten = Application.say(Strata.fullMessage(for: error), isError: !isClean)
    return !isClean ? usageError : isWritten ? 0 : 1
  }
}
