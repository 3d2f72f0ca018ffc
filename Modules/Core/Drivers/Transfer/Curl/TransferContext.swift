/// The state that all transfers of a loop share.
struct TransferContext {
  /// A file of trusted certificate authorities; nil for the system's authorities.
  let certificates: String?
  let boundary: NetworkBoundary
  let sessions: SessionCache
  let addresses: AddressUse
  /// Whether the environment names a proxy that libcurl may use.
  let mayUseProxy: Bool
}
