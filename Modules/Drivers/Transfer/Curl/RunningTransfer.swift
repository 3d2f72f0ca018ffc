import CLibCurl

/// All that one transfer needs from its request to its answer.
///
/// Not Sendable: it lives on the thread of its ``TransferLoop``, where libcurl calls back into it.
final class RunningTransfer {
  let id: TransferID
  let request: TransferRequest
  let handle: EasyHandle
  let context: TransferContext
  let receiver: any TransferReceiver

  private var headers = ReceivedHeaders()
  private var hasBegun = false
  private var bodyBytes = 0
  private var isPaused = false
  private var boundary: NetworkBoundary
  /// Whether the last connection was not made because it would have led back into a private network.
  private var isRefused = false
  /// The IP address that the request went to; nil where something stands between that may be a proxy.
  private var server: String?
  private let start = ContinuousClock.now
  /// Why a callback ended the transfer. libcurl itself only knows that one did.
  private var stopReason: TransferError?

  init(
    id: TransferID, request: TransferRequest, handle: EasyHandle, context: TransferContext, receiver: any TransferReceiver
  ) {
    self.id = id
    self.request = request
    self.handle = handle
    self.context = context
    boundary = context.boundary.having(been: request.way.hasBeenOut)
    self.receiver = receiver
  }

  /// Tells the receiver how the transfer has ended, which libcurl did with `code`.
  func end(with code: CURLcode) {
    if let stopReason { return receiver.end(stopReason) }
    if isRefused, code == CURLE_COULDNT_CONNECT { return receiver.end(privateTarget) }
    guard code == CURLE_OK else { return receiver.end(TransferError(code, of: self)) }
    guard let location = headers.redirect else {
      begin()
      return receiver.end(nil)
    }
    do throws(TransferError) {
      receiver.redirect(to: try request.redirected(status: headers.status, to: location, after: way), server: server)
    } catch {
      receiver.end(error)
    }
  }

  /// What lies behind whatever comes next.
  private var way: TransferWay {
    var way = request.way
    way.spent += start.duration(to: .now)
    way.headerBytes += headers.byteCount
    way.headerLines += headers.lineCount
    way.hasBeenOut = boundary.hasBeenOut
    return way
  }

  /// Has libcurl leave the body where it is, or go on with it. False when the transfer cannot go on.
  func setPaused(_ isToPause: Bool) -> Bool {
    guard isToPause != isPaused else { return true }
    isPaused = isToPause
    return handle.pause(isToPause)
  }

  /// Whether the transfer has used all the time that it has as a whole, or all but a hundredth: libcurl measures with a clock that is never
  /// set right, and may be a little ahead.
  var isOverTime: Bool { (request.way.spent + start.duration(to: .now)) * 1.01 >= .seconds(request.limits.totalSeconds) }

  /// The address that is being asked, or was asked last.
  var currentURL: String { handle.text(CURLINFO_EFFECTIVE_URL) ?? request.url }

  /// Whether the transfer is amid the header lines of an answer.
  var isReadingHeaders: Bool { headers.isInBlock }

  /// Whether a connection may be made there. A host may have other addresses, which libcurl asks for then.
  func mayConnect(to address: IPAddress, port: UInt16) -> Bool {
    isRefused = !boundary.allows(address, port: port)
    return !isRefused
  }

  /// A connection is ready, and the request is to be sent there. False ends the transfer.
  func sendRequest(to text: String, port: UInt16) -> Bool {
    guard let address = IPAddress(text) else { return true }
    guard boundary.allows(address, port: port) else { return stop(privateTarget) }
    boundary.cross(to: address, port: port)
    if !context.mayUseProxy, request.proxy == nil { server = text }
    return true
  }

  private var privateTarget: TransferError { .privateTarget(CurlURLParts(currentURL)?.hostAndPort ?? currentURL) }

  /// Takes a header line. False ends the transfer.
  func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let line = headers.take(bytes)
    guard request.way.headerBytes + headers.byteCount <= request.limits.maximumHeaderBytes else {
      return stop(.headersTooLarge(limit: request.limits.maximumHeaderBytes))
    }
    guard request.way.headerLines + headers.lineCount <= request.limits.maximumHeaderLines else {
      return stop(.tooManyHeaderLines(limit: request.limits.maximumHeaderLines))
    }
    if line == .endOfBlock, headers.status >= 200, headers.redirect == nil { begin() }
    return true
  }

  /// Takes a piece of the decoded body. False ends the transfer.
  func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= request.limits.maximumBodyBytes - bodyBytes else {
      return stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
    }
    bodyBytes += bytes.count
    // It is read to its end, or the connection would be lost to the next hop.
    if headers.redirect != nil { return true }
    receiver.take(bytes)
    // At once: libcurl would go on reading for as long as there is something to read.
    return !receiver.isFull || setPaused(true)
  }

  /// Learns how many bytes of the answer's body have come over the wire. False ends the transfer.
  func takeProgress(wireBytes: Int) -> Bool {
    wireBytes <= request.limits.maximumBodyBytes || stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
  }

  /// Gives away what is known of the answer that counts.
  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    receiver.begin(
      HTTPResponseHead(
        status: headers.status, headers: headers.fields, body: (), effectiveURL: currentURL, redirects: request.way.redirects,
        server: server))
  }

  private func stop(_ reason: TransferError) -> Bool {
    stopReason = reason
    return false
  }
}
