internal import Processes
public import Domain

/// The browser of the system: the program in BROWSER, or the one that opens pages on this system.
public struct SystemBrowser: Browser {
  private let commandLine: String?

  /// - Parameter commandLine: the value of BROWSER: a program, with arguments after spaces. `%s` among them stands for the URL, which is the
  ///   last argument otherwise. Several programs are separated by colons; the first that is installed is used.
  public init(commandLine: String?) {
    self.commandLine = commandLine
  }

  public func open(_ page: WebURL) async throws(ReadingError) {
    for program in programs(for: page.link) {
      switch await Self.result(of: program) {
      case .success(0): return
      case .success(let code): throw .browser(.failed(program: program.name, code: code))
      case .failure(.missing): continue
      case .failure(.cannotStart(let reason)): throw .browser(.cannotRun(program: program.name, reason: reason))
      }
    }
    throw .browser(.missing)
  }

  private static func result(of program: Program) async -> Result<Int, ProgramError> {
    do throws(ProgramError) { return .success(try await program.run()) } catch { return .failure(error) }
  }

  private func programs(for url: String) -> [Program] {
    let chosen = (commandLine ?? "").split(separator: ":").compactMap { program -> Program? in
      let words = program.split(separator: " ").map(String.init)
      guard let name = words.first else { return nil }
      let arguments = words.dropFirst().map { $0.replacing("%s", with: url) }
      return Program(name, words.dropFirst().contains { $0.contains("%s") } ? arguments : arguments + [url])
    }
    return chosen.isEmpty ? Self.usual.map { Program($0, [url]) } : chosen
  }

  #if canImport(Darwin)
    private static let usual = ["open"]
  #else
    private static let usual = ["xdg-open", "sensible-browser", "x-www-browser", "www-browser"]
  #endif
}
