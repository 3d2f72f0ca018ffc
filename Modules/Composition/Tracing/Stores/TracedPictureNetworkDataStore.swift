import DataLayer
import Domain

/// A store of pictures over the network whose calls are traced.
struct TracedPictureNetworkDataStore: PictureNetworkDataStore {
  let base: any PictureNetworkDataStore
  let trace: Trace

  func address(saying caption: String, at server: WebAddress) async throws(NetworkError) -> WebAddress {
    try await trace.around(type(of: base), "address", caption) { () async throws(NetworkError) in
      try await base.address(saying: caption, at: server)
    }
  }

  func image(at address: WebAddress) async throws(NetworkError) -> NetworkPicture {
    try await trace.around(type(of: base), "image", address) { () async throws(NetworkError) in try await base.image(at: address) }
  }
}
