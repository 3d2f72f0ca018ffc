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
  private var arrivals: [RunningTransfer] = []
  private var departures: [RunningTransfer] = []

  /// The loop's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Makes a loop with an empty cache of connections. Nothing is started yet.
  public init() {
    thread.serve(self)
  }

  deinit { thread.wakeUp() }

  /// Fetches what `request` asks for and follows redirects.
  ///
  /// Any number of callers may wait at once; each transfer starts at once. Cancelling the task ends the transfer promptly.
  /// - Throws: any case of ``TransferError``. An answer with any status, 404 and 500 included, is no error.
  public func response(to request: TransferRequest) async throws(TransferError) -> TransferResponse {
    lastNumber += 1
    let id = TransferID(number: lastNumber)
    // The closure names `self`: one that did not would run off the actor.
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.start(request, as: id, continuation)
      }
    } onCancel: {
      Task { await self.cancel(id) }
    }
    return try result.get()
  }

  private func start(
    _ request: TransferRequest, as id: TransferID, _ continuation: CheckedContinuation<Result<TransferResponse, TransferError>, Never>
  ) {
    guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
    do throws(TransferError) {
      let transfer = try RunningTransfer(id: id, request: request, handle: EasyHandle(), continuation: continuation)
      try transfer.configure()
      running[id] = transfer
      arrivals.append(transfer)
    } catch {
      continuation.resume(returning: .failure(error))
    }
  }

  private func cancel(_ id: TransferID) {
    guard let transfer = running.removeValue(forKey: id) else { return }
    departures.append(transfer)
    transfer.finish(.failure(.cancelled))
  }

  /// Lets libcurl work. The thread calls this in each of its rounds.
  func takeTurn(on multi: MultiHandle) {
    do throws(TransferError) {
      for transfer in arrivals where running[transfer.id] != nil { try multi.add(transfer) }
      arrivals = []
      for transfer in departures { multi.remove(transfer) }
      departures = []
      for (transfer, code) in try multi.perform() {
        running[transfer.id] = nil
        transfer.finish(transfer.result(for: code))
      }
    } catch {
      abandonAll(on: multi, because: error)
    }
  }

  /// libcurl's machinery itself has failed, which it does for want of memory only: no transfer can go on.
  private func abandonAll(on multi: MultiHandle, because error: TransferError) {
    let abandoned = running.values
    running = [:]
    arrivals = []
    for transfer in abandoned {
      multi.remove(transfer)
      transfer.finish(.failure(error))
    }
  }
}
