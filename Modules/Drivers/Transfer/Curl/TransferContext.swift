/// What the transfers of a loop have in common.
struct TransferContext {
  /// A file of authorities to trust; nil for those of the system.
  let certificates: String?
  let boundary: NetworkBoundary
  let sessions: SessionCache
  /// Whether the environment names a proxy that libcurl may go through.
  let mayUseProxy: Bool
}
