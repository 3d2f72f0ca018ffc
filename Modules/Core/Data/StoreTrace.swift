/// Reports the requests of data stores to a trace: to a server, a file or the database.
///
/// The functions of the web client, of files and of the database take `#fileID` and `#function` as default arguments, so that a step has
/// the name of the store that called them.
public struct StoreTrace: Sendable {
  /// Begins a step: the file and function of the caller, and the URL, or the path with a verb.
  public typealias Begin = @Sendable (_ fileID: String, _ function: String, _ place: String) -> Step

  public struct Step: Sendable {
    fileprivate let below: StoreTrace
    fileprivate let end: @Sendable (_ error: (any Error)?) -> Void

    /// - Parameters:
    ///   - below: begins the steps below this one.
    ///   - end: ends the step, with the error that it threw, if any.
    public init(below: StoreTrace, end: @escaping @Sendable (_ error: (any Error)?) -> Void) {
      self.below = below
      self.end = end
    }
  }

  /// The trace of the running request; nil without one. Child tasks inherit it.
  @TaskLocal public static var current: StoreTrace?

  private let begin: Begin

  public init(begin: @escaping Begin) {
    self.begin = begin
  }

  /// Runs `work`, which accesses `place`, as a step of the trace.
  package static func step<Output, Failure: Error>(
    _ place: @autoclosure () -> String, _ fileID: String, _ function: String, _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let current else { return try work() }
    let step = current.begin(fileID, function, place())
    // `withValue` rethrows without the type of the error, so a `Result` carries the error.
    let result = $current.withValue(step.below) { () -> Result<Output, Failure> in
      do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
    }
    step.end(result.error)
    return try result.get()
  }

  /// Runs asynchronous `work`, which accesses `place`, as a step of the trace.
  package static func step<Output, Failure: Error>(
    _ place: @autoclosure () -> String, _ fileID: String, _ function: String, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let current else { return try await work() }
    let step = current.begin(fileID, function, place())
    let result = await $current.withValue(step.below) { () async -> Result<Output, Failure> in
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    step.end(result.error)
    return try result.get()
  }
}

extension Result {
  fileprivate var error: (any Error)? {
    switch self {
    case .success: nil
    case .failure(let error): error
    }
  }
}
