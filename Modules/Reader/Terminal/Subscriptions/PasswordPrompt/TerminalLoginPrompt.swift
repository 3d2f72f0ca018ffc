import CoreScenes
public import CoreTerminal
public import ReaderDomain
public import ReaderScenes

/// Asks for a login on the terminal, and whether programs may be run. When standard input is no terminal, it asks nothing and reads lines: the name,
/// unless it is known, and the password.
@MainActor public final class TerminalLoginPrompt: LoginPrompt, ProgramPrompt {
  private let terminal: TerminalOutput
  private let descriptor: Int32
  private var lines: LineReader?

  /// - Parameter descriptor: the input; 0 is standard input.
  public init(terminal: TerminalOutput, descriptor: Int32 = 0) {
    self.terminal = terminal
    self.descriptor = descriptor
  }

  public func login(for url: String, name: String?) async -> Login? {
    if let name { return await password(asking: "Password of '\(name)' for \(url): ").map { Login(name: name, password: $0) } }
    guard let name = await line(asking: "User name for \(url): ") else { return nil }
    return await password(asking: "Password: ").map { Login(name: name, password: $0) }
  }

  private func password(asking question: String) async -> String? {
    let echo = TerminalEcho(of: descriptor)
    echo?.hide()
    defer {
      echo?.restore()
      // The end of the line was not shown either.
      if echo != nil { terminal.write("\n", as: .plainText, to: .error) }
    }
    return await line(asking: question)
  }

  public func mayReplaceLogin(_ name: String, of host: String) async -> Bool {
    await agrees("There is a login for \(host) already, with the name '\(name)'. Replace it?")
  }

  public func mayRun(_ sentence: String) async -> Bool { await agrees("\(sentence)\nFollow it?") }

  private func agrees(_ question: String) async -> Bool {
    guard isTerminal else { return false }
    let answer = await line(asking: "\(question) [y/N] ")
    return ["y", "yes"].contains(answer?.lowercased())
  }

  private var isTerminal: Bool { TerminalDevice.descriptor(descriptor).isTerminal }

  /// The next line of the input; nil at its end, and when the line is too long to be complete.
  private func line(asking question: String) async -> String? {
    if isTerminal { terminal.write(question, as: .plainText, to: .error) }
    do throws(LineReaderError) {
      if lines == nil { lines = try LineReader(descriptor: descriptor) }
      guard var iterator = lines?.makeAsyncIterator() else { return nil }
      return try await iterator.next().flatMap { $0.utf8.count < LineReader.longestLine ? $0 : nil }
    } catch {
      switch error {
      case .cannotRead(let reason): terminal.show([Message(.failure, "Standard input cannot be read: \(reason).")])
      }
      return nil
    }
  }
}
