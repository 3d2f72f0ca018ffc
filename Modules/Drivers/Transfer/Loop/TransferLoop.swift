import CLibCurl

/// Fetches over HTTP and HTTPS: many transfers at once on one thread of its own, with one cache of connections.
///
/// The thread starts with the first transfer and ends, with all connections, when the last reference to the loop is gone. The actor
/// runs on that thread, so that libcurl's callbacks and the actor's methods never meet. Proxies are taken from the environment as
/// libcurl does (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`).
public actor TransferLoop {
  nonisolated let thread = LoopThread()
  private var lastNumber: UInt64 = 0
  private var running: [TransferID: RunningTransfer] = [:]
  /// Transfers that libcurl has to be told of at the next turn.
  private var fetchedFeeds: [RunningTransfer] = []
  private var departures: [RunningTransfer] = []
  /// The bodies that somebody takes, whether their transfers have ended or not.
  private var streams: [TransferID: StreamReceiver] = [:]

  /// The loop's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private let certificates: String?
  private let boundary: NetworkBoundary
  /// Made with the first transfer: a program that asks nobody should not wait for libcurl's set-up.
  private var shared: TransferContext?

  /// Makes a loop with an empty cache of connections. Nothing is started yet.
  /// - Parameter certificates: a file of the authorities to trust instead of the system's, in the PEM form; nil for the system's. That it
  ///   is missing or damaged is an ``TransferError/insecureConnection(_:)`` when it is needed.
  public init(certificates: String? = nil) {
    self.init(certificates: certificates) { url, _ in url.isPublic }
  }

  /// Makes a loop with an opinion of its own on what belongs to the public internet.
  init(certificates: String? = nil, isPublic: @escaping NetworkBoundary.Judgement) {
    self.certificates = certificates
    boundary = NetworkBoundary(isPublic: isPublic)
    thread.serve(self)
  }

  deinit { thread.wakeUp() }

  /// Fetches what `request` asks for and follows redirects.
  ///
  /// Any number of callers may wait at once; each transfer starts at once. Cancelling the task ends the transfer promptly.
  /// - Throws: any case of ``TransferError``. An answer with any status, 404 and 500 included, is no error.
  public func response(to request: TransferRequest) async throws(TransferError) -> TransferResponse {
    var request = request
    while true {
      switch try await step(to: request) {
      case .response(let response): return response
      case .redirect(let next, _): request = next
      }
    }
  }

  private func step(to request: TransferRequest) async throws(TransferError) -> TransferStep<TransferResponse> {
    let id = nextID()
    // The closure names `self`: one that did not would run off the actor.
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        self.start(request, as: id, for: BufferingReceiver(waiting))
      }
    } onCancel: {
      Task { await self.cancel(id) }
    }
    return try result.get()
  }

  /// Asks the server of `request`, and no other: answers as soon as the header fields are there, or says how a redirect goes on.
  ///
  /// The body comes while it is taken; the limits go on to hold for it, and over all hops of a way for what they count over a way.
  /// - Throws: any case of ``TransferError`` that comes before the body. An answer with any status is no error.
  public func streamedStep(to request: TransferRequest) async throws(TransferError) -> TransferStep<StreamedResponse> {
    let id = nextID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        let receiver = StreamReceiver(waiting)
        self.streams[id] = receiver
        self.start(request, as: id, for: receiver)
      }
    } onCancel: {
      Task { await self.cancel(id) }
    }
    let lease = BodyLease(loop: self, id: id)
    return try result.get().map { $0.with(body: BodyStream(lease: lease)) }
  }

  /// The next piece of a streamed body; see ``BodyStream``.
  func nextChunk(of id: TransferID) async throws(TransferError) -> [UInt8]? {
    let chunk = await withTaskCancellationHandler {
      await withCheckedContinuation { consumer in
        if Task.isCancelled { self.cancel(id) }
        self.streams[id]?.ask(consumer) ?? consumer.resume(returning: .failure(.cancelled))
      }
    } onCancel: {
      Task { await self.cancel(id) }
    }
    return try chunk.get()
  }

  /// Ends the transfer of a stream that nobody holds any more.
  func letGo(_ id: TransferID) {
    cancel(id)
    streams[id] = nil
  }

  private func nextID() -> TransferID {
    lastNumber += 1
    return TransferID(number: lastNumber)
  }

  private func start(_ request: TransferRequest, as id: TransferID, for receiver: any TransferReceiver) {
    guard !Task.isCancelled else { return receiver.end(.cancelled) }
    do throws(TransferError) {
      let transfer = try RunningTransfer(
        id: id, request: request, handle: EasyHandle(), context: context(), receiver: receiver)
      try transfer.configure()
      running[id] = transfer
      fetchedFeeds.append(transfer)
    } catch {
      receiver.end(error)
    }
  }

  private func context() throws(TransferError) -> TransferContext {
    if let shared { return shared }
    let made = TransferContext(
      certificates: certificates, boundary: boundary, sessions: try SessionCache(), mayUseProxy: ProxyEnvironment.namesProxy)
    shared = made
    return made
  }

  private func cancel(_ id: TransferID) {
    guard let transfer = running.removeValue(forKey: id) else { return }
    departures.append(transfer)
    transfer.receiver.end(.cancelled)
  }

  /// Lets libcurl work. The thread calls this in each of its rounds.
  func takeTurn(on multi: MultiHandle) {
    do throws(TransferError) {
      for transfer in fetchedFeeds where running[transfer.id] != nil { try multi.add(transfer) }
      fetchedFeeds = []
      for transfer in departures { multi.remove(transfer) }
      departures = []
      for (transfer, code) in try multi.perform() {
        running[transfer.id] = nil
        transfer.end(with: code)
      }
      for (id, stream) in streams {
        stream.serve()
        guard let transfer = running[id], !transfer.setPaused(stream.isFull) else { continue }
        // What libcurl had kept back was refused, for a limit perhaps: the transfer ends, and no other with it.
        running[id] = nil
        multi.remove(transfer)
        transfer.end(with: CURLE_WRITE_ERROR)
      }
    } catch {
      abandonAll(on: multi, because: error)
    }
  }

  /// libcurl's machinery itself has failed, which it does for want of memory only: no transfer can go on.
  private func abandonAll(on multi: MultiHandle, because error: TransferError) {
    let abandoned = running.values
    running = [:]
    fetchedFeeds = []
    for transfer in abandoned {
      multi.remove(transfer)
      transfer.receiver.end(error)
    }
  }
}
