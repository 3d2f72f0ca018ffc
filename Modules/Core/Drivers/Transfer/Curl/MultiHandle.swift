import CLibCurl

/// libcurl's multi handle: many transfers with one cache of connections and host names.
///
/// `@unchecked Sendable`: libcurl allows one thread at a time to use a handle, except for `wakeUp`, which any thread may call
/// (https://curl.se/libcurl/c/curl_multi_wakeup.html). All other methods are called on the loop's thread, by ``LoopThread`` or by
/// ``TransferLoop``. The only mutable state is the memory behind `raw`.
final class MultiHandle: @unchecked Sendable {
  private let raw: UnsafeMutableRawPointer

  /// The maximum duration of `wait`. libcurl returns earlier for its own timers, so this is only a heartbeat.
  private static let longestWaitMilliseconds: Int32 = 60_000

  /// - Returns: nil when libcurl is unavailable.
  init?() {
    guard CurlLibrary.problem == nil else { return nil }
    guard let raw = shim_multi_init() else { fatalError("libcurl could not be initialized: out of memory") }
    self.raw = raw
  }

  deinit { shim_multi_cleanup(raw) }

  func add(_ transfer: RunningTransfer) throws(TransferError) {
    try check(shim_multi_add_handle(raw, transfer.handle.raw))
  }

  /// Removes a transfer, even if it has ended or was never added. Its connection is kept for reuse if possible.
  func remove(_ transfer: RunningTransfer) {
    shim_multi_remove_handle(raw, transfer.handle.raw)
  }

  /// Does all work that is possible without waiting.
  /// - Returns: the transfers that have ended; they are removed from the handle.
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
      remove(transfer)  // invalidates the message
    }
    return ended
  }

  /// Waits until a socket or a timer needs `perform`, or until `wakeUp` is called.
  func wait() {
    shim_multi_poll(raw, Self.longestWaitMilliseconds)
  }

  /// Ends the current `wait`, or else the next one. Any thread may call this method.
  func wakeUp() {
    shim_multi_wakeup(raw)
  }

  private func check(_ code: CURLMcode) throws(TransferError) {
    guard code == CURLM_OK else { throw .failed(code: Int(code.rawValue), String(cString: shim_multi_strerror(code))) }
  }
}
