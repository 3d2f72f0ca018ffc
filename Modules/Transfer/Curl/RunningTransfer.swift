import CLibCurl

/// All that one transfer needs from its request to its answer.
///
/// Not Sendable: it lives on the thread of its ``TransferLoop``, where libcurl calls back into it.
final class RunningTransfer {
  let id: TransferID
  let request: TransferRequest
  let handle: EasyHandle
  let receiver: any TransferReceiver

  private var headers = ReceivedHeaders()
  private var hasBegun = false
  private var bodyBytes = 0
  private var isPaused = false
  private var redirects: [Redirect] = []
  /// Why a callback ended the transfer. libcurl itself only knows that one did.
  private var stopReason: TransferError?

  init(id: TransferID, request: TransferRequest, handle: EasyHandle, receiver: any TransferReceiver) {
    self.id = id
    self.request = request
    self.handle = handle
    self.receiver = receiver
  }

  /// Tells the receiver how the transfer has ended, which libcurl did with `code`.
  func end(with code: CURLcode) {
    if let stopReason { return receiver.end(stopReason) }
    guard code == CURLE_OK else { return receiver.end(TransferError(code, of: self)) }
    begin()
    receiver.end(nil)
  }

  /// Has libcurl leave the body where it is, or go on with it.
  func setPaused(_ isToPause: Bool) throws(TransferError) {
    guard isToPause != isPaused else { return }
    isPaused = isToPause
    try handle.pause(isToPause)
  }

  /// The address that is being asked, or was asked last.
  var currentAddress: String { handle.text(CURLINFO_EFFECTIVE_URL) ?? request.address }

  /// Whether the transfer is amid the header lines of an answer.
  var isReadingHeaders: Bool { headers.isInBlock }

  /// Where the latest answer points to: the whole or relative address in its Location field.
  var latestLocation: String? { headers.fields.first { $0.name.lowercased() == "location" }?.value }

  /// Takes a header line. False ends the transfer.
  func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let statusBefore = headers.status
    let line = headers.take(bytes)
    guard headers.byteCount <= request.limits.maximumHeaderBytes else {
      return stop(.headersTooLarge(limit: request.limits.maximumHeaderBytes))
    }
    switch line {
    case .status: return beginAnswer(after: statusBefore)
    case .endOfBlock:
      if headers.status >= 200, !Self.isFollowed(headers.status) || latestLocation == nil { begin() }
      return true
    case .other: return true
    }
  }

  /// Takes a piece of the decoded body. False ends the transfer.
  func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= request.limits.maximumBodyBytes - bodyBytes else {
      return stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
    }
    bodyBytes += bytes.count
    receiver.take(bytes)
    return true
  }

  /// Learns how many bytes of the current answer's body have come over the wire. False ends the transfer.
  ///
  /// libcurl reads a redirect's body to its end without handing it over, so that only this sees one that never ends.
  func takeProgress(wireBytes: Int) -> Bool {
    wireBytes <= request.limits.maximumBodyBytes || stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
  }

  /// Gives away what is known of the answer that counts.
  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    receiver.begin(
      AnswerHead(status: headers.status, headers: headers.fields, body: (), effectiveAddress: currentAddress, redirects: redirects))
  }

  /// A status line has come; if the answer before it was a redirect, it has been followed.
  private func beginAnswer(after statusBefore: Int) -> Bool {
    if Self.isFollowed(statusBefore) { redirects.append(Redirect(status: statusBefore, target: currentAddress)) }
    // libcurl would follow the Location of any 3xx, a 304's too, and the "not modified" would be lost.
    let follows = shim_easy_set_long(handle.raw, CURLOPT_FOLLOWLOCATION, Self.isFollowed(headers.status) ? 1 : 0)
    return follows == CURLE_OK || stop(.failed(code: Int(follows.rawValue), handle.reason(for: follows)))
  }

  /// The redirects of RFC 9110 section 15.4 that have one target to go to.
  private static func isFollowed(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

  private func stop(_ reason: TransferError) -> Bool {
    stopReason = reason
    return false
  }
}
