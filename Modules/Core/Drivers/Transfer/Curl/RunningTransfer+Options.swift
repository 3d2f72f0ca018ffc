import CLibCurl

extension RunningTransfer {
  /// Sets all options of the transfer. The handle keeps an unowned pointer to `self` for its callbacks, so it must be removed from the
  /// multi handle before `self` is released.
  func configure() throws(TransferError) {
    try configureURL()
    try configureRequest()
    try configureProxy()
    try configureLimits()
    try configureTLS()
    try configureCallbacks()
    try configureBoundary()
  }

  private func configureURL() throws(TransferError) {
    guard let parts = CurlURLParts(request.url) else { throw .invalidURL(request.url) }
    guard ["http", "https"].contains(parts.scheme) else { throw .unsupportedScheme(parts.scheme) }
    guard !parts.host.isEmpty else { throw .invalidURL(request.url) }
    guard parts.scheme == "https" || request.plainHTTP.permits(host: parts.host) else { throw .unencryptedTarget(parts.hostAndPort) }
    try handle.set(CURLOPT_URL, RequestTarget.escaped(request.url))
    // Newer versions of libcurl treat `/%2E%2E` as a parent directory, as browsers do. An escaped dot must reach the server unchanged.
    if request.url.lowercased().contains("%2e") { try handle.set(CURLOPT_PATH_AS_IS, 1) }
    try handle.set(CURLOPT_PROTOCOLS_STR, "http,https")
  }

  private func configureRequest() throws(TransferError) {
    let fields = request.fields
    if let field = fields.first(where: { !$0.canBeSent }) { throw .invalidHeader(field.name) }
    guard request.userAgent.utf8.allSatisfy(HeaderField.isValueByte) else { throw .invalidHeader("User-Agent") }
    try handle.set(CURLOPT_USERAGENT, request.userAgent)
    try handle.set(fields: fields.map(\.line) + (request.form == nil ? [] : [Self.noExpect]))
    if let form = request.form {
      try handle.set(CURLOPT_POSTFIELDSIZE, form.text.utf8.count)
      try handle.set(CURLOPT_COPYPOSTFIELDS, form.text)
    }
    try handle.set(CURLOPT_ACCEPT_ENCODING, "")  // every coding that this libcurl can decode
    try handle.set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    // With TLS, a transfer waits for a pending connection that it may be able to share. Without TLS, it would wait for a whole response.
    if request.url.lowercased().hasPrefix("https:") { try handle.set(CURLOPT_PIPEWAIT, 1) }
    if request.ignoresLength { try handle.set(CURLOPT_IGNORE_CONTENT_LENGTH, 1) }
    try handle.set(CURLOPT_FOLLOWLOCATION, 0)  // `TransferRequest.redirected` builds the next request; the caller sends it
    try handle.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)  // a proxy's response is not the server's
  }

  /// libcurl asks before it sends a long form, and waits a second for servers that do not know the question.
  private static let noExpect = Array("Expect:".utf8)

  /// The proxy applies to every host, even to those in `no_proxy`. An empty text would mean no proxy.
  private func configureProxy() throws(TransferError) {
    guard let proxy = request.proxy else { return }
    guard !proxy.isEmpty else { throw .invalidURL(proxy) }
    try handle.set(CURLOPT_PROXY, proxy)
    try handle.set(CURLOPT_NOPROXY, "")
  }

  private func configureLimits() throws(TransferError) {
    let limits = request.limits
    try handle.set(CURLOPT_NOSIGNAL, 1)  // otherwise SIGALRM would interrupt a slow name lookup
    try handle.set(CURLOPT_CONNECTTIMEOUT, limits.connectSeconds)
    try handle.set(CURLOPT_TIMEOUT_MS, max(1, Int((.seconds(limits.totalSeconds) - request.chain.spent) / .milliseconds(1))))
    try handle.set(CURLOPT_LOW_SPEED_LIMIT, limits.stallBytesPerSecond)
    try handle.set(CURLOPT_LOW_SPEED_TIME, limits.stallSeconds)
  }

  private func configureCallbacks() throws(TransferError) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    try handle.set(CURLOPT_PRIVATE, pointer: context)
    try handle.set(CURLOPT_HEADERDATA, pointer: context)
    try handle.set(CURLOPT_WRITEDATA, pointer: context)
    try handle.set(CURLOPT_XFERINFODATA, pointer: context)
    try handle.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      let length = size * count
      return RunningTransfer.at(context).takeHeader(UnsafeRawBufferPointer(start: bytes, count: length)) ? length : 0
    }
    try handle.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      let length = size * count
      return RunningTransfer.at(context).takeBody(UnsafeRawBufferPointer(start: bytes, count: length)) ? length : 0
    }
    try handle.set { context, _, received, _, _ in
      RunningTransfer.at(context).takeProgress(wireBytes: Int(received)) ? 0 : 1
    }
    try handle.set(CURLOPT_NOPROGRESS, 0)
  }

  /// The transfer to which a pointer refers that `configure` passed to libcurl.
  static func at(_ context: UnsafeMutableRawPointer?) -> RunningTransfer {
    guard let context else { preconditionFailure("libcurl lost the transfer's context") }
    return Unmanaged.fromOpaque(context).takeUnretainedValue()
  }
}
