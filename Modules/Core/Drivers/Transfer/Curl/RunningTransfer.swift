import CLibCurl
import Deflate

/// One transfer, from its request to its response.
///
/// Not Sendable: it is used only on the thread of its ``TransferLoop``, where libcurl's callbacks run.
final class RunningTransfer {
  let id: TransferID
  let request: TransferRequest
  let handle: EasyHandle
  let context: TransferContext
  let receiver: StreamReceiver

  private var headers = ReceivedHeaders()
  private var hasBegun = false
  private var bodyBytes = 0
  private var isPaused = false
  private var boundary: NetworkBoundary
  /// Why the last connection was refused; nil when it was not.
  private var refusal: TransferError?
  /// An address of the server that other transfers use; nil when none is known.
  private var busyAddress: IPAddress?
  /// The IP address that received the request; nil when a proxy may be in use.
  private var server: String?
  /// The proxy that the transfer may use; nil without one.
  private let proxy: ProxyServer?
  /// Whether the last connection leads to the proxy.
  private(set) var isAtProxy = false
  private let start = ContinuousClock.now
  /// Whether the transfer was ended because its `Content-Length` is not a number.
  private var isLengthUnreadable = false
  /// Why a callback ended the transfer. libcurl reports only that a callback ended it.
  private var stopReason: TransferError?

  init(
    id: TransferID, request: TransferRequest, handle: EasyHandle, context: TransferContext, receiver: StreamReceiver
  ) {
    self.id = id
    self.request = request
    self.handle = handle
    self.context = context
    let environment = context.mayUseProxy ? CurlURLParts(request.url).flatMap { ProxyEnvironment.text(forScheme: $0.scheme) } : nil
    proxy = (request.proxy ?? environment).flatMap(ProxyServer.init)
    boundary = context.boundary.having(reachedInternet: request.chain.hasReachedInternet || request.reach == .publicInternet)
    self.receiver = receiver
  }

  deinit { context.addresses.release(id) }

  /// Reports the end of the transfer to the receiver. `code` is libcurl's result.
  func end(with code: CURLcode) {
    if let location = redirect, isRedirectUsable(after: code) {
      return isOverTime ? receiver.end(.tookTooLong(seconds: request.limits.totalSeconds)) : redirect(to: location)
    }
    if let stopReason { return receiver.end(stopReason) }
    if isLengthUnreadable || isLengthRefused(after: code) {
      return receiver.redirect(to: request.ignoringLength(after: chain), server: server)
    }
    if let busyAddress, code == CURLE_COULDNT_CONNECT || code == CURLE_ABORTED_BY_CALLBACK {
      return receiver.busy(server: busyAddress.text)
    }
    if let refusal, code == CURLE_COULDNT_CONNECT { return receiver.end(refusal) }
    guard code == CURLE_OK else { return receiver.end(TransferError(code, of: self)) }
    begin()
    receiver.end(nil)
  }

  /// The target of a redirect that is followed; nil for every other response.
  private var redirect: [UInt8]? { request.isRedirectFollowed ? headers.redirect : nil }

  /// Whether the next request can be sent. The header block is enough: the body of a redirect is not used, so it may be too large,
  /// truncated or wrongly encoded. libcurl refuses a wrong Content-Length while it reads the block.
  private func isRedirectUsable(after code: CURLcode) -> Bool {
    switch stopReason {
    case nil, .bodyTooLarge: !headers.isInBlock || code == CURLE_WEIRD_SERVER_REPLY
    default: false
    }
  }

  /// Whether libcurl ended the transfer at a `Content-Length` without digits. It does not deliver that header line and later ones.
  private func isLengthRefused(after code: CURLcode) -> Bool {
    code == CURLE_WEIRD_SERVER_REPLY && !request.ignoresLength && request.form == nil
      && handle.reason(for: code).hasPrefix("Invalid Content-Length")
  }

  private func redirect(to location: [UInt8]) {
    do throws(TransferError) {
      receiver.redirect(to: try request.redirected(status: headers.status, to: location, after: chain), server: server)
    } catch {
      receiver.end(error)
    }
  }

  /// The state of the redirect chain for the next request.
  private var chain: RedirectChain {
    var chain = request.chain
    chain.spent += start.duration(to: .now)
    chain.headerBytes += headers.byteCount
    chain.headerLines += headers.lineCount
    chain.hasReachedInternet = boundary.hasReachedInternet
    return chain
  }

  /// Pauses or resumes the body. Returns false when the transfer cannot continue.
  func setPaused(_ isToPause: Bool) -> Bool {
    guard isToPause != isPaused else { return true }
    isPaused = isToPause
    return handle.pause(isToPause)
  }

  /// Whether the transfer has used its total time, with a tolerance of one percent: libcurl uses a monotonic clock that may be slightly
  /// ahead.
  var isOverTime: Bool { (request.chain.spent + start.duration(to: .now)) * 1.01 >= .seconds(request.limits.totalSeconds) }

  /// The URL that is being requested, or was requested last.
  var currentURL: String {
    // Relative links are resolved against this URL, so characters that were escaped only for the request stay unescaped.
    RequestTarget.escaped(request.url) == request.url ? handle.text(CURLINFO_EFFECTIVE_URL) ?? request.url : request.url
  }

  /// Whether the header block of a response is incomplete.
  var isReadingHeaders: Bool { headers.isInBlock }

  /// Whether a connection to the address is allowed. If not, libcurl tries the host's other addresses.
  func mayConnect(to address: IPAddress, port: UInt16) -> Bool {
    isAtProxy = leadsToProxy(address, port: port)
    if isAtProxy {
      refusal = host.map { refusal(of: $0.address, port: $0.port) } ?? refusalOfUnknownAddress
    } else {
      refusal = refusal(of: address, port: port)
    }
    return refusal == nil && mayUse(address)
  }

  /// Why no request may be sent to an address; nil when one may.
  private func refusal(of address: IPAddress, port: UInt16) -> TransferError? {
    guard boundary.allows(address, port: port) else {
      return request.chain.hasReachedInternet
        ? .privateTarget(hostAndPort) : .privateHost(hostAndPort, isRedirected: !request.chain.redirects.isEmpty)
    }
    let isPermitted = isEncrypted || request.plainHTTP.permits(address, isPublic: boundary.isPublic(address, port))
    return isPermitted ? nil : .unencryptedTarget(hostAndPort)
  }

  /// Why no request may be sent to an address that only the proxy knows.
  private var refusalOfUnknownAddress: TransferError? {
    isEncrypted || request.plainHTTP == .anywhere ? nil : .unencryptedTarget(hostAndPort)
  }

  private var isEncrypted: Bool { request.url.lowercased().hasPrefix("https:") }

  /// Whether the limit per address allows another transfer.
  private func mayUse(_ address: IPAddress) -> Bool {
    guard let maximum = request.maximumPerAddress, !context.mayUseProxy, request.proxy == nil else { return true }
    guard context.addresses.take(address, for: id, maximum: maximum) else {
      busyAddress = address
      return false
    }
    return true
  }

  /// Whether the connection leads to the proxy. A proxy from the environment is not used for every host.
  private func leadsToProxy(_ address: IPAddress, port: UInt16) -> Bool {
    proxy.map { request.proxy != nil || $0.isAt(address, port: port) } ?? false
  }

  /// The address and port of the URL's host, when the host is an address. Only the proxy knows the address of a name.
  private var host: (address: IPAddress, port: UInt16)? {
    guard let parts = CurlURLParts(currentURL), let address = IPAddress(ofHost: parts.host) else { return nil }
    return (address, UInt16(parts.port) ?? 0)
  }

  /// Whether the connection leads to the proxy and was not accepted.
  var isProxySilent: Bool { isAtProxy && handle.offset(CURLINFO_CONNECT_TIME_T) == 0 }

  /// Whether the name that could not be resolved is the proxy's. libcurl's reason ends with that name.
  func isProxyUnknown(_ reason: String) -> Bool {
    proxy.map { handle.offset(CURLINFO_CONNECT_TIME_T) == 0 && reason.hasSuffix(" \($0.host)") } ?? false
  }

  /// The proxy as text for messages.
  var proxyText: String { proxy?.hostAndPort ?? "" }

  /// Called when a connection is ready for the request. Returning false ends the transfer.
  func sendRequest(to text: String, port: UInt16) -> Bool {
    guard let address = IPAddress(text) else { return true }
    if leadsToProxy(address, port: port) {
      // Behind a proxy, a host name counts as public, unless only a local network can resolve it.
      guard let host else {
        if let refusalOfUnknownAddress { return stop(refusalOfUnknownAddress) }
        if CurlURLParts(currentURL)?.host.contains(".") == true { boundary.leave() }
        return true
      }
      if let refusal = refusal(of: host.address, port: host.port) { return stop(refusal) }
      boundary.cross(to: host.address, port: host.port)
      return true
    }
    if let refusal = refusal(of: address, port: port) { return stop(refusal) }
    // A reused connection has not been checked for this transfer.
    guard mayUse(address) else { return false }
    context.addresses.release(id, except: address)
    boundary.cross(to: address, port: port)
    if !context.mayUseProxy, request.proxy == nil { server = text }
    return true
  }

  private var hostAndPort: String { CurlURLParts(currentURL)?.hostAndPort ?? currentURL }

  /// Handles a header line. Returning false ends the transfer.
  func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let line = headers.take(bytes)
    guard request.chain.headerBytes + headers.byteCount <= request.limits.maximumHeaderBytes else {
      return stop(.headersTooLarge(limit: request.limits.maximumHeaderBytes))
    }
    guard request.chain.headerLines + headers.lineCount <= request.limits.maximumHeaderLines else {
      return stop(.tooManyHeaderLines(limit: request.limits.maximumHeaderLines))
    }
    guard line == .endOfBlock, headers.status >= 200 else { return true }
    // A 304 has no body: its length is that of the stored document.
    if headers.status != 304, let length = headers.bodyLength, length > request.limits.maximumBodyBytes {
      return stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
    }
    do throws(TransferError) {
      try chooseDecoder()
    } catch {
      return stop(error)
    }
    // A body whose length is ignored ends when the server closes the connection. A redirect's body is not worth that wait.
    guard redirect == nil else { return !request.ignoresLength }
    // libcurl would use the leading digits as the length.
    isLengthUnreadable = headers.hasUnreadableLength && !request.ignoresLength && headers.status != 304
    if isLengthUnreadable, request.form != nil { return stop(.invalidResponse("its Content-Length is not a number")) }
    if isLengthUnreadable { return false }
    begin()
    return true
  }

  /// Chooses who decodes the body: ``BodyDecoder``, or libcurl. Nobody does when the `Content-Encoding` is not a coding: some servers write
  /// character encodings there, which browsers ignore and libcurl refuses.
  private func chooseDecoder() throws(TransferError) {
    guard CurlVersion.loaded?.canStopDecoding == true else { return }
    let coding: GzipInflater.Coding?
    switch headers.codings {
    case []: coding = nil
    case ["gzip"], ["x-gzip"]: coding = .gzip
    case ["deflate"]: coding = .deflate
    default: return
    }
    receiver.decoder = coding.map { BodyDecoder($0, maximumBytes: request.limits.maximumBodyBytes) }
    try handle.set(CURLOPT_HTTP_CONTENT_DECODING, 0)
  }

  /// Handles a chunk of the body. Returning false ends the transfer.
  func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= request.limits.maximumBodyBytes - bodyBytes else {
      return stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
    }
    bodyBytes += bytes.count
    // The body of a redirect is read to its end: otherwise the connection could not be reused for the next request.
    if redirect != nil { return true }
    receiver.take(bytes)
    // The transfer pauses at once, because libcurl continues as long as data is available.
    return !receiver.isFull || setPaused(true)
  }

  /// Checks the number of body bytes received over the network. Returning false ends the transfer.
  func takeProgress(wireBytes: Int) -> Bool {
    wireBytes <= request.limits.maximumBodyBytes || stop(.bodyTooLarge(limit: request.limits.maximumBodyBytes))
  }

  /// Passes the status and header fields of the final response to the receiver.
  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    receiver.begin(
      HTTPResponseHead(
        status: headers.status, headers: headers.fields, body: (), effectiveURL: currentURL, redirects: request.chain.redirects,
        server: server, isPublic: boundary.hasReachedInternet))
  }

  private func stop(_ reason: TransferError) -> Bool {
    stopReason = reason
    return false
  }
}
