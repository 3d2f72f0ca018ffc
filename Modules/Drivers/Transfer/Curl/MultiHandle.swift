import CLibCurl

/// libcurl's multi handle: many transfers, one cache of connections and of host names.
///
/// `@unchecked Sendable`: libcurl lets one thread at a time use a handle, but for `wakeUp`, which any thread may call
/// (https://curl.se/libcurl/c/curl_multi_wakeup.html). All other methods are called by ``LoopThread`` on its own thread, or by
/// ``TransferLoop`` in its turn, which is on that thread too. Nothing here changes but what `raw` points to.
final class MultiHandle: @unchecked Sendable {
  private let raw: UnsafeMutableRawPointer

  /// How long `wait` may last. libcurl ends it earlier for its own timers, so that this is only a heartbeat.
  private static let longestWaitMilliseconds: Int32 = 60_000

  /// - Returns: nil when there is no libcurl.
  init?() {
    guard CurlLibrary.problem == nil else { return nil }
    guard let raw = shim_multi_init() else { fatalError("libcurl could not be set up: there is no memory left") }
    self.raw = raw
  }

  deinit { shim_multi_cleanup(raw) }

  func add(_ transfer: RunningTransfer) throws(TransferError) {
    try check(shim_multi_add_handle(raw, transfer.handle.raw))
  }

  /// Takes a transfer out, whether it has been added, has ended or neither. Its connection is kept for others if it can be.
  func remove(_ transfer: RunningTransfer) {
    shim_multi_remove_handle(raw, transfer.handle.raw)
  }

  /// Does whatever can be done without waiting.
  /// - Returns: the transfers that have ended, taken out.
  func perform() throws(TransferError) -> [(transfer: RunningTransfer, code: CURLcode)] {
    var runningCount: Int32 = 0
    try check(shim_multi_perform(raw, &runningCount))
    var ended: [(transfer: RunningTransfer, code: CURLcode)] = []
    var messagesLeft: Int32 = 0
    while let message = shim_multi_info_read(raw, &messagesLeft) {
      var context: UnsafeMutableRawPointer?
      shim_easy_get_pointer(message.pointee.easy_handle, CURLINFO_PRIVATE, &context)
      let transfer = RunningTransfer.at(context)
      ended.append((transfer, shim_message_result(message)))
      remove(transfer)  // the message is void from here on
    }
    return ended
  }

  /// Sleeps until a socket or a timer needs `perform`, or `wakeUp` was called since the last time.
  func wait() {
    shim_multi_poll(raw, Self.longestWaitMilliseconds)
  }

  /// Ends `wait`, or the next one if nobody waits. Any thread may call this.
  func wakeUp() {
    shim_multi_wakeup(raw)
  }

  private func check(_ code: CURLMcode) throws(TransferError) {
    guard code == CURLM_OK else { throw .failed(code: Int(code.rawValue), String(cString: shim_multi_strerror(code))) }
  }
}
