import CLibCurl

extension TransferError {
  /// Translates libcurl's error code (https://curl.se/libcurl/c/libcurl-errors.html).
  init(_ code: CURLcode, of transfer: RunningTransfer) {
    let limits = transfer.request.limits
    let reason = transfer.handle.reason(for: code)
    self =
      switch code {
      // libcurl means HTTP/0.9 here: the URL's scheme is already checked.
      case CURLE_UNSUPPORTED_PROTOCOL: .invalidResponse(reason)
      case CURLE_URL_MALFORMAT: .invalidURL(transfer.request.url)
      // libcurl uses this code only for the names of HTTP proxies.
      case CURLE_COULDNT_RESOLVE_PROXY: .proxyUnreachable(transfer.proxyText)
      case CURLE_COULDNT_RESOLVE_HOST where transfer.isProxyUnknown(reason): .proxyUnreachable(transfer.proxyText)
      case CURLE_COULDNT_RESOLVE_HOST: .hostNotFound(Self.parts(of: transfer)?.host ?? transfer.currentURL)
      case CURLE_COULDNT_CONNECT where transfer.isProxySilent: .proxyUnreachable(transfer.proxyText)
      case CURLE_COULDNT_CONNECT: .cannotConnect(Self.parts(of: transfer)?.hostAndPort ?? transfer.currentURL)
      case CURLE_OPERATION_TIMEDOUT: Self.timedOut(transfer, reason: reason)
      case CURLE_FILESIZE_EXCEEDED: .bodyTooLarge(limit: limits.maximumBodyBytes)
      // libcurl rejects header lines of more than 100 KiB with either code (the second is CURLE_TOO_LARGE, since 8.6).
      case CURLE_OUT_OF_MEMORY, CURLcode(rawValue: 100):
        transfer.isReadingHeaders ? .headersTooLarge(limit: limits.maximumHeaderBytes) : .failed(code: Int(code.rawValue), reason)
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
        CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT:
        .insecureConnection(reason)
      // libcurl's own words count the bytes that are missing.
      case CURLE_PARTIAL_FILE: .invalidResponse("the connection ended before the response did")
      // Our own reasons to stop are handled before. What remains is a decoder of libcurl, whose message names the disk.
      case CURLE_WRITE_ERROR: .invalidResponse("the body is not in the coding that the server states")
      case CURLE_WEIRD_SERVER_REPLY, CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_GOT_NOTHING, CURLE_BAD_CONTENT_ENCODING,
        CURLE_SEND_ERROR, CURLE_RECV_ERROR:
        .invalidResponse(reason)
      default: .failed(code: Int(code.rawValue), reason)
      }
  }

  private static func parts(of transfer: RunningTransfer) -> CurlURLParts? { CurlURLParts(transfer.currentURL) }

  /// libcurl has one code for all time limits, and distinguishes two of them only in its message.
  private static func timedOut(_ transfer: RunningTransfer, reason: String) -> Self {
    let limits = transfer.request.limits
    if reason.hasPrefix("Operation too slow") { return .stalled(seconds: limits.stallSeconds) }
    if transfer.isOverTime { return .tookTooLong(seconds: limits.totalSeconds) }
    return transfer.isProxySilent ? .proxyUnreachable(transfer.proxyText) : .connectTimedOut(seconds: limits.connectSeconds)
  }
}
