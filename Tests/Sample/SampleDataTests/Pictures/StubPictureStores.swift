import CoreData
import CoreDomain
import SampleData
import SampleDomain
import SampleDoubles

/// A stub server that always gives the same responses and records its requests.
actor StubPictureNetwork: PictureNetworkDataStore {
  private let place: Result<WebURL, NetworkError>
  private let picture: Result<NetworkPicture, NetworkError>
  private(set) var asked: [String] = []

  init(_ place: Result<WebURL, NetworkError>, _ picture: Result<NetworkPicture, NetworkError>) {
    self.place = place
    self.picture = picture
  }

  /// A server that returns the picture with this number.
  init(_ number: Int, _ format: ImageFormat = .png) {
    let url = PictureSample.url(number)
    self.init(.success(url), .success(NetworkPicture(bytes: PictureSample.bytes(number, format), format: format, url: url)))
  }

  func url(saying caption: String, at base: WebURL) async throws(NetworkError) -> (url: WebURL, isPublic: Bool) {
    asked.append("\(base): \(caption)")
    return (try place.get(), false)
  }

  func image(at url: WebURL, isPublic: Bool) async throws(NetworkError) -> NetworkPicture {
    asked.append("\(url)")
    return try picture.get()
  }
}

/// A store that always throws the same error.
struct FailingPictureStore: PictureDataStore {
  let error: DataStoreError

  func all() async throws(DataStoreError) -> [Picture] { throw error }
  func path(of picture: Picture) -> String { "" }
  func bytes(of picture: Picture) async throws(DataStoreError) -> [UInt8]? { throw error }
  func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture { throw error }
  func save(_ id: PictureID?, at now: Timestamp) async throws(DataStoreError) -> (Picture, isNew: Bool)? { throw error }
  func unsave(_ id: PictureID) async throws(DataStoreError) -> Picture? { throw error }
  func remove(_ id: PictureID) async throws(DataStoreError) -> Picture? { throw error }
}
