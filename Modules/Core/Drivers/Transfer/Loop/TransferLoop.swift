import CLibCurl

/// Sends HTTP and HTTPS requests: many concurrent transfers on one dedicated thread, with one connection cache.
///
/// The thread starts with the first transfer. It ends, and all connections close, when the last reference to the loop is released. The
/// actor runs on that thread, so libcurl's callbacks and the actor's methods never run at the same time. As in libcurl, the environment
/// sets the proxies (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`).
public actor TransferLoop {
  nonisolated let thread = LoopThread()
  private var lastNumber: UInt64 = 0
  private var running: [TransferID: RunningTransfer] = [:]
  /// Transfers to add to libcurl in the next iteration.
  private var addedTransfers: [RunningTransfer] = []
  private var departures: [RunningTransfer] = []
  /// The bodies that are being read, including those whose transfers have ended.
  private var streams: [TransferID: StreamReceiver] = [:]

  /// The loop's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private let certificates: String?
  private let boundary: NetworkBoundary
  /// Created for the first transfer: a program that sends no request must not wait for libcurl's initialization.
  private var shared: TransferContext?

  /// Creates a loop with an empty connection cache. The thread does not start yet.
  /// - Parameter certificates: a PEM file of trusted certificate authorities that replaces the system's; nil for the system's. A missing or
  ///   damaged file causes ``TransferError/insecureConnection(_:)`` when it is needed.
  public init(certificates: String? = nil) {
    self.init(certificates: certificates) { url, _ in url.isPublic }
  }

  /// Creates a loop with its own definition of the public internet.
  init(certificates: String? = nil, isPublic: @escaping NetworkBoundary.Judgement) {
    self.certificates = certificates
    boundary = NetworkBoundary(isPublic: isPublic)
    thread.serve(self)
  }

  deinit { thread.wakeUp() }

  /// Sends a request and follows redirects.
  ///
  /// Any number of callers may wait at once; each transfer starts at once. Cancelling the task ends the transfer promptly.
  /// - Throws: any case of ``TransferError``. A response with any status, including 404 and 500, is not an error.
  public func response(to request: TransferRequest) async throws(TransferError) -> TransferResponse {
    var request = request
    while true {
      switch try await streamedStep(to: request) {
      case .response(let response):
        var body: [UInt8] = []
        for try await chunk in response.body { body += chunk }
        return response.with(body: body)
      case .redirect(let next, _): request = next
      case .busy(let server): throw .cannotConnect(server)
      }
    }
  }

  /// Sends a request to one server. Returns the response as soon as its header fields have arrived, or the next request after a redirect,
  /// or `busy` when nothing was sent because of the request's limit per address.
  ///
  /// The body arrives while it is read. All limits also apply to the body; limits for a redirect chain apply to the whole chain.
  /// - Throws: any case of ``TransferError`` that occurs before the body. A response with any status is not an error.
  public func streamedStep(to request: TransferRequest) async throws(TransferError) -> TransferStep<StreamedResponse> {
    let id = nextID()
    // The closure refers to `self`: otherwise it would not run on the actor.
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        let receiver = StreamReceiver(waiting)
        self.streams[id] = receiver
        self.start(request, as: id, for: receiver)
      }
    } onCancel: {
      Task { await self.cancel(id) }
    }
    // Most responses of a refresh have no body, so they have ended by now. Releasing their bodies needs no turn of the loop.
    var hasBody = false
    if case .success(.response) = result { hasBody = streams[id]?.isAtEnd == false }
    if !hasBody { streams[id] = nil }
    let lease = BodyLease(loop: hasBody ? self : nil, id: id)
    return try result.get().map { $0.with(body: BodyStream(lease: lease)) }
  }

  /// The next chunk of a streamed body; see ``BodyStream``.
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

  /// Ends the transfer of a stream that was released.
  func letGo(_ id: TransferID) {
    cancel(id)
    streams[id] = nil
  }

  private func nextID() -> TransferID {
    lastNumber += 1
    return TransferID(number: lastNumber)
  }

  private func start(_ request: TransferRequest, as id: TransferID, for receiver: StreamReceiver) {
    guard !Task.isCancelled else { return receiver.end(.cancelled) }
    do throws(TransferError) {
      let transfer = try RunningTransfer(
        id: id, request: request, handle: EasyHandle(), context: context(), receiver: receiver)
      try transfer.configure()
      running[id] = transfer
      addedTransfers.append(transfer)
    } catch {
      receiver.end(error)
    }
  }

  private func context() throws(TransferError) -> TransferContext {
    if let shared { return shared }
    let made = TransferContext(
      certificates: certificates, boundary: boundary, sessions: try SessionCache(), addresses: AddressUse(),
      mayUseProxy: ProxyEnvironment.namesProxy)
    shared = made
    return made
  }

  private func cancel(_ id: TransferID) {
    guard let transfer = running.removeValue(forKey: id) else { return }
    departures.append(transfer)
    transfer.receiver.end(.cancelled)
  }

  /// Lets libcurl work. The thread calls this in each iteration.
  func takeTurn(on multi: MultiHandle) {
    do throws(TransferError) {
      for transfer in addedTransfers where running[transfer.id] != nil { try multi.add(transfer) }
      addedTransfers = []
      for transfer in departures { multi.remove(transfer) }
      departures = []
      for (transfer, code) in try multi.perform() {
        running[transfer.id] = nil
        transfer.end(with: code)
      }
      for (id, stream) in streams where stream.hasBegun {
        stream.serve()
        guard let transfer = running[id], stream.hasFailed || !transfer.setPaused(stream.isFull) else { continue }
        // The body cannot be decoded, or libcurl's paused data was rejected, for example because of a limit. Only this transfer ends.
        running[id] = nil
        multi.remove(transfer)
        transfer.end(with: CURLE_WRITE_ERROR)
      }
    } catch {
      abandonAll(on: multi, because: error)
    }
  }

  /// libcurl's multi handle has failed, which happens only when memory is exhausted: no transfer can continue.
  private func abandonAll(on multi: MultiHandle, because error: TransferError) {
    let abandoned = running.values
    running = [:]
    addedTransfers = []
    for transfer in abandoned {
      multi.remove(transfer)
      transfer.receiver.end(error)
    }
  }
}
