import CLibCurl

/// The TLS sessions of a loop, which make reconnecting to a server cheaper.
///
/// The multi handle already shares connections and resolved hosts. Sessions would otherwise belong to each easy handle. The cache needs no
/// locks, because only the loop's thread uses the easy handles.
///
/// Not Sendable: like the easy handles that hold it, the cache is used only on the thread of its ``TransferLoop``.
final class SessionCache {
  let raw: UnsafeMutableRawPointer

  init() throws(TransferError) {
    try CurlLibrary.load()
    guard let raw = shim_share_init() else {
      throw .failed(code: Int(CURLE_FAILED_INIT.rawValue), "the session cache could not be created")
    }
    self.raw = raw
    shim_share_sessions(raw)
  }

  deinit { shim_share_cleanup(raw) }
}
