import CLibCurl

/// What the transfers of a loop keep of TLS, so that a server whose connection is gone is greeted with less work.
///
/// Connections and looked-up hosts are shared by the multi handle already; sessions would be each easy handle's own. There are no
/// locks, since only the loop's thread uses the easy handles.
///
/// Not Sendable: it lives on the thread of its ``TransferLoop`` like the easy handles that hold it.
final class SessionCache {
  let raw: UnsafeMutableRawPointer

  init() throws(TransferError) {
    try CurlLibrary.load()
    guard let raw = shim_share_init() else {
      throw .failed(code: Int(CURLE_FAILED_INIT.rawValue), "a cache of sessions could not be set up")
    }
    self.raw = raw
    shim_share_sessions(raw)
  }

  deinit { shim_share_cleanup(raw) }
}
