import CLibCurl

/// All that one transfer needs from its request to its answer.
///
/// Not Sendable: it lives on the thread of its ``TransferLoop``, where libcurl calls back into it.
final class RunningTransfer {
  let id: TransferID
  let request: TransferRequest
  let handle: EasyHandle
  private let continuation: CheckedContinuation<Result<TransferResponse, TransferError>, Never>

  private var headers = ReceivedHeaders()
  private var body: [UInt8] = []
  private var redirects: [Redirect] = []
  /// Why a callback ended the transfer. libcurl itself only knows that one did.
  private var stopReason: TransferError?

  init(
    id: TransferID, request: TransferRequest, handle: EasyHandle,
    continuation: CheckedContinuation<Result<TransferResponse, TransferError>, Never>
  ) {
    self.id = id
    self.request = request
    self.handle = handle
    self.continuation = continuation
  }

  /// Ends the wait of the caller. Must be called exactly once.
  func finish(_ result: Result<TransferResponse, TransferError>) {
    continuation.resume(returning: result)
  }

  /// What came of the transfer, after libcurl has ended it with `code`.
  func result(for code: CURLcode) -> Result<TransferResponse, TransferError> {
    if let stopReason { return .failure(stopReason) }
    guard code == CURLE_OK else { return .failure(TransferError(code, of: self)) }
    return .success(
      TransferResponse(
        status: headers.status, headers: headers.fields, body: body, effectiveAddress: currentAddress, redirects: redirects))
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
    return line == .other || beginAnswer(after: statusBefore)
  }

  /// Takes a piece of the decoded body. False ends the transfer.
  func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= request.limits.maximumBodyBytes - body.count else {
      return stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// Learns how many bytes of the current answer's body have come over the wire. False ends the transfer.
  ///
  /// libcurl reads a redirect's body to its end without handing it over, so that only this sees one that never ends.
  func takeProgress(wireBytes: Int) -> Bool {
    wireBytes <= request.limits.maximumBodyBytes || stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
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
