extension AppEdit {
  /// Requests without what a reader of many feeds needs: the address of each server, a proxy per request, shared TLS
  /// sessions.
  static let oneServer: [AppEdit] = servers + proxies + sessions

  private static let transfer = "Modules/Drivers/Transfer"

  private static let servers: [AppEdit] = {
    let (running, loop) = ("\(transfer)/Curl/RunningTransfer.swift", "\(transfer)/Loop/TransferLoop.swift")
    let response = "\(transfer)/Responses/HTTPResponse.swift"
    return [
      .without("private var server: String?", in: running),
      .without("if !context.mayUseProxy", in: running),
      .replacing(", after: way), server: server)", with: ", after: way))", in: running),
      .replacing(",\n        server: server))", with: "))", in: running),
      .without("public var server: String?", in: response),
      .without("self.server = server", in: response),
      .replacing(", server: String? = nil\n  ) {", with: "\n  ) {", in: response),
      .replacing(", redirects: redirects, server: server)", with: ", redirects: redirects)", in: response),
      .replacing(", server: String?)", with: ")", in: "\(transfer)/Loop/TransferReceiver.swift"),
      .replacing(
        "redirect(to request: TransferRequest, server: String?)", with: "redirect(to request: TransferRequest)",
        in: "\(transfer)/Loop/BufferingReceiver.swift"),
      .replacing(".redirect(request, server: server)", with: ".redirect(request)", in: "\(transfer)/Loop/BufferingReceiver.swift"),
      .replacing(
        "A redirect: the next request, and the IP address of the redirecting server, nil when the address is unknown.",
        with: "A redirect: the next request.", in: "\(transfer)/Responses/TransferStep.swift"),
      .replacing(
        "redirect(TransferRequest, server: String?)", with: "redirect(TransferRequest)", in: "\(transfer)/Responses/TransferStep.swift"),
      .replacing("case .redirect(let next, _)", with: "case .redirect(let next)", in: loop),
      .replacing(", mayUseProxy: ProxyEnvironment.namesProxy)", with: ")", in: loop),
      .without("let mayUseProxy: Bool", in: "\(transfer)/Curl/TransferContext.swift"),
      .without("public var text: String", in: "\(transfer)/Network/Origin.swift"),
    ]
  }()

  private static let proxies: [AppEdit] = {
    let (request, options) = ("\(transfer)/Requests/TransferRequest.swift", "\(transfer)/Curl/RunningTransfer+Options.swift")
    return [
      .without("public var proxy: String?", in: request),
      .without("try configureProxy()", in: options),
      .without("private func configureProxy()", in: options),
    ]
  }()

  private static let sessions: [AppEdit] = {
    let (easy, loop) = ("\(transfer)/Curl/EasyHandle.swift", "\(transfer)/Loop/TransferLoop.swift")
    let (header, shim) = ("Modules/Drivers/CLibCurl/include/CLibCurl.h", "Modules/Drivers/CLibCurl/CLibCurl.c")
    return [
      .without("func session()", in: "Tests/TransferTests/SecureTests.swift"),
      .without("let sessions: SessionCache", in: "\(transfer)/Curl/TransferContext.swift"),
      .without("private var sessions: SessionCache?", in: easy),
      .without("func share(_ sessions", in: easy),
      .replacing("header list, error text and session cache, which", with: "header list and error text, which", in: easy),
      .without("try handle.share(context.sessions)", in: "\(transfer)/Curl/RunningTransfer+Options.swift"),
      .replacing(", sessions: try SessionCache())", with: ")", in: loop),
      .replacing(
        "private func context() throws(TransferError) -> TransferContext {", with: "private func context() -> TransferContext {", in: loop),
      .withoutLines(from: "CURLSH *shim_share_init", through: "CURLSHcode shim_share_cleanup", in: header),
      .withoutLine("CURLSHcode shim_share_sessions", in: header),
      .withoutLine("CURLcode shim_easy_pause", in: header),
      .replacing("curl_easy_setopt, curl_easy_getinfo and curl_share_setopt.", with: "curl_easy_setopt and curl_easy_getinfo.", in: header),
      .withoutLines(from: "CURLSH *shim_share_init", through: "CURLSHcode shim_share_cleanup", in: shim),
      .withoutLine("CURLSHcode shim_share_sessions", in: shim),
      .withoutLine("CURLcode shim_easy_pause", in: shim),
      .withoutLine("DO(share_init)", in: shim),
      .replacing(
        "DO(multi_poll) DO(multi_wakeup) DO(multi_strerror)                                                                             \\\n",
        with: "DO(multi_poll) DO(multi_wakeup) DO(multi_strerror)\n", in: shim),
      .replacing(" DO(easy_pause) DO(easy_strerror)               ", with: " DO(easy_strerror)                              ", in: shim),
    ]
  }()
}
