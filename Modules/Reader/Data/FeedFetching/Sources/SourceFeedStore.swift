public import CoreData
internal import CoreDomain
package import Processes
internal import ReaderDomain
internal import Subscriptions

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads the feeds of this computer from programs and files, and all others from the web. A filter is fetched from the web like any feed, and then
/// passes through its program.
///
/// A program gets no shell unless its source says so, no open files and few variables of this process, and it is killed at its limits.
public struct SourceFeedStore: FeedNetworkDataStore {
  private let web: any FeedNetworkDataStore
  private let files: SourceFileReader
  private let limits: ProgramLimits
  private let turns = AsyncSemaphore(SourceFeedStore.maximumRunning)

  /// The maximum number of programs that run at once.
  private static let maximumRunning = 4
  /// How long a program may take, in seconds.
  private static let seconds = 60
  /// The variables of this process that a program has. Others may contain secrets, or change what the program does.
  private static let variables = ["PATH", "HOME", "LANG", "TMPDIR"]

  public init(web: any FeedNetworkDataStore, directory: DataDirectory) {
    self.init(web: web, directory: directory, limits: ProgramLimits(seconds: Self.seconds, bytes: FileDocumentStore.defaultMaximumBytes))
  }

  /// Creates a store with other limits. The size of the output also limits files.
  package init(web: any FeedNetworkDataStore, directory: DataDirectory, limits: ProgramLimits) {
    self.web = web
    self.limits = limits
    files = SourceFileReader(sources: directory.sources, maximumBytes: limits.bytes)
  }

  public func reply(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkReply {
    guard let source = request.source else { return try await web.reply(to: request) }
    switch source.kind {
    case .file(let path):
      return FeedNetworkReply(.response(await files.response(at: path.withHome, of: source, knowing: request.validators)))
    case .program(let command):
      return FeedNetworkReply(.response(try await response(of: command, for: []) { FeedNetworkDocument(of: source, $0) }))
    case .filter(let command, _):
      let reply = try await web.reply(to: request)
      guard case .response(.document(let document)) = reply.content else { return reply }
      let input = try await document.body.bytes()
      return FeedNetworkReply(
        .response(try await response(of: command, for: input) { FeedNetworkDocument(document, filtered: $0) }), server: reply.server)
    }
  }

  /// Runs a program when it is its turn.
  /// - Throws: `cancelled`.
  private func response(
    of command: SourceCommand, for input: [UInt8], _ document: ([UInt8]) -> FeedNetworkDocument
  ) async throws(NetworkError) -> FeedNetworkResponse {
    // Looked at each time: the file may have changed since the feed was read from it.
    if let problem = await files.refusal() { return .refused(.source(reason: problem), retryAfterSeconds: nil) }
    await turns.take()
    var result: Result<ProgramOutput, ProgramOutputError>?
    // A session that ends must not start the programs that wait.
    if !Task.isCancelled { result = await output(of: command, for: input) }
    await turns.giveBack()
    switch result {
    case .success(let output) where output.status == .exited(0): return .document(document(output.bytes))
    case .success(let output): return .refused(.source(reason: Self.reason(output.status, output.errors)), retryAfterSeconds: nil)
    case nil, .failure(.cancelled): throw .cancelled
    case .failure(let error): return .refused(.source(reason: Self.reason(error, of: command)), retryAfterSeconds: nil)
    }
  }

  private func output(of command: SourceCommand, for input: [UInt8]) async -> Result<ProgramOutput, ProgramOutputError> {
    await StoreTrace.step("run \(command.programName)", #fileID, "output") { () async -> Result<ProgramOutput, ProgramOutputError> in
      let pairs = Self.variables.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
      do throws(ProgramOutputError) {
        return .success(
          try await Self.program(of: command).captured(
            for: input, environment: Dictionary(pairs, uniquingKeysWith: { first, _ in first }), limits))
      } catch {
        return .failure(error)
      }
    }
  }

  private static func program(of command: SourceCommand) -> Program {
    switch command {
    case .program(let name, let arguments): Program(name, arguments).withHome
    case .shell(let line): Program("/bin/sh", ["-c", line])
    }
  }

  private static func reason(_ error: ProgramOutputError, of command: SourceCommand) -> String {
    switch error {
    case .notRun(.missing): "the program '\(command.programName)' was not found"
    case .notRun(.cannotStart(let reason)): "the program '\(command.programName)' cannot be started: \(reason)"
    case .tooSlow(let seconds): "the program did not end within \(seconds) s, and was stopped"
    case .tooLarge(let bytes): "the program printed more than \(SourceFileReader.size(bytes)), and was stopped"
    case .failed(let status): reason(status, [])
    case .cancelled: "the program was stopped"
    }
  }

  /// The end of a program, with the first line of what it says about it.
  private static func reason(_ status: ExitStatus, _ errors: [UInt8]) -> String {
    let end =
      switch status {
      case .exited(let code): "the program failed with exit code \(code)"
      case .signalled(let number): "the program was ended by signal \(number)"
      }
    let said = ResponseExcerptReader.line(of: errors)
    return said.isEmpty ? end : "\(end), and says '\(said)'"
  }
}

extension SourceCommand {
  /// The program that is started.
  fileprivate var programName: String {
    switch self {
    case .program(let name, _): name
    case .shell: "/bin/sh"
    }
  }
}

extension FeedNetworkDocument {
  /// What a program has printed, or a file contains.
  init(of source: LocalSource, _ bytes: [UInt8], validators: Validators? = nil) {
    self.init(body: .whole(bytes), contentType: nil, validators: validators, url: source.url)
  }

  /// A document from the web after a program has changed it. The server's validators stay: when the document is the same, so is the output.
  fileprivate init(_ document: FeedNetworkDocument, filtered bytes: [UInt8]) {
    self.init(
      body: .whole(bytes), contentType: nil, validators: document.validators, url: document.url, contentLocation: document.contentLocation,
      metadata: document.metadata, status: document.status, isRedirected: document.isRedirected, isPublic: document.isPublic)
  }
}
