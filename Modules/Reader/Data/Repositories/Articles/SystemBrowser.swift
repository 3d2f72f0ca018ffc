public import CoreDomain
internal import Processes
public import ReaderDomain

/// The browser of the system: the program in BROWSER, or the one that opens pages on this system.
public struct SystemBrowser: Browser {
  /// The value of BROWSER; empty for the system's browser.
  private let commands: [ShellCommand]

  /// - Parameter commandLine: the value of BROWSER: a command for the shell. `%s` in it stands for the URL, which is the last argument otherwise.
  ///   Several commands are separated by colons; the first whose program is installed is used.
  public init(commandLine: String?) {
    commands = ShellCommand.list(commandLine ?? "")
  }

  public func open(_ page: WebURL) async throws(ReaderError) {
    let url = page.link
    for command in commands {
      if try await isOpened(command.name, by: { () throws(ProgramError) in try await command.run(with: url) }) { return }
    }
    for name in commands.isEmpty ? Self.usual : [] {
      if try await isOpened(name, by: { () throws(ProgramError) in try await Program(name, [url]).run() }) { return }
    }
    throw .article(.browser(.missing))
  }

  /// - Returns: false when the program is missing.
  private func isOpened(_ name: String, by run: () async throws(ProgramError) -> Int) async throws(ReaderError) -> Bool {
    let code: Int
    do throws(ProgramError) {
      code = try await run()
    } catch {
      switch error {
      case .missing: return false
      case .cannotStart(let reason): throw .article(.browser(.cannotRun(program: name, reason: reason)))
      }
    }
    guard code == 0 else { throw .article(.browser(.failed(program: name, code: code))) }
    return true
  }

  #if canImport(Darwin)
    private static let usual = ["open"]
  #else
    private static let usual = ["xdg-open", "sensible-browser", "x-www-browser", "www-browser"]
  #endif
}
