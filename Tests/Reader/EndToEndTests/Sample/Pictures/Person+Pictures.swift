import Foundation
import Testing

/// Setup steps for tests of pictures.
extension Person {
  /// Makes pictures come from below a path of the server instead of the internet.
  func looksForPictures(at base: String = "") async throws {
    try await runs("config", "set", "picture.url", url(base))
  }

  /// Requests a picture with a caption.
  /// - Returns: The ID of the picture.
  @discardableResult
  func getsPicture(_ caption: String) async throws -> String {
    let reply = try await runs("picture", "say", caption, "--plain")
    try #require(reply.status == 0, "\(reply)")
    return reply.fields[0][0]
  }

  /// Requests a picture with a caption, and saves it.
  /// - Returns: The ID of the picture.
  @discardableResult
  func savesPicture(_ caption: String) async throws -> String {
    let id = try await getsPicture(caption)
    let reply = try await runs("picture", "save", "--plain")
    try #require(reply.status == 0 && reply.fields[0][0] == id, "\(reply)")
    return id
  }

  /// The captions of the saved pictures, in the order of the list.
  func pictureCaptions() async throws -> [String] {
    try await runs("picture", "list", "--plain").fields.map { $0[1] }
  }

  /// The names of the picture files, without the index, in alphabetical order.
  func pictureFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.appending(path: "pictures").path()).filter { !$0.hasPrefix("index.") }
      .sorted()
  }
}
