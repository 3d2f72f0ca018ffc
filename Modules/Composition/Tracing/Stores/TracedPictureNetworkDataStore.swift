internal import Web
import DataLayer
import Domain

struct TracedPictureNetworkDataStore: PictureNetworkDataStore {
  let base: any PictureNetworkDataStore
  let trace: Trace

  func url(saying caption: String, at server: WebURL) async throws(NetworkError) -> WebURL {
    try await trace.around(type(of: base), caption) { () async throws(NetworkError) in
      try await base.url(saying: caption, at: server)
    }
  }

  func image(at url: WebURL) async throws(NetworkError) -> NetworkPicture {
    try await trace.around(type(of: base), url) { () async throws(NetworkError) in try await base.image(at: url) }
  }
}
