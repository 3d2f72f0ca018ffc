import CLibCurl

extension RunningTransfer {
  /// Sets the certificate authorities to trust, and shares TLS sessions with other transfers (`SessionCache`). No option turns off
  /// libcurl's check of a server's certificate and host name.
  ///
  /// When a certificate directory is set, libcurl does not keep the parsed bundle between connections: it parses 140 certificates for each
  /// connection (lib/vtls/openssl.c). Debian configures both a bundle and a directory, with the same content.
  func configureTLS() throws(TransferError) {
    if let certificates = context.certificates { try handle.set(CURLOPT_CAINFO, certificates) }
    if context.certificates != nil || handle.text(CURLINFO_CAINFO) != nil { try handle.set(CURLOPT_CAPATH, nil) }
    try handle.share(context.sessions)
  }
}
