import Foundation
import Testing

/// What tests of quotes and pictures begin with.
extension Person {
  /// Has pictures come from below an address of the web, and not from the wide world.
  func looksForPictures(at base: String = "") async throws {
    try await sets("picture.url", to: url(base))
  }

  /// Has quotes come from an address of the web, and not from the wide world.
  func looksForQuotes(at path: String = "/quotes/random") async throws {
    try await sets("quote.url", to: url(path))
  }

  /// Has a picture say something.
  /// - Returns: its id.
  @discardableResult
  func says(_ caption: String) async throws -> String {
    let reply = try await types("picture", "say", caption, "--plain")
    try #require(reply.status == 0, "\(reply)")
    return reply.fields[0][0]
  }

  /// Has a picture say something, and saves it.
  /// - Returns: its id.
  @discardableResult
  func saves(_ caption: String) async throws -> String {
    let id = try await says(caption)
    let reply = try await types("picture", "save", "--plain")
    try #require(reply.status == 0 && reply.fields[0][0] == id, "\(reply)")
    return id
  }

  /// What the saved pictures say, from the top of the list.
  func captions() async throws -> [String] {
    try await types("picture", "list", "--plain").fields.map { $0[1] }
  }

  /// Where a picture's file is.
  func file(ofPicture id: String) -> URL {
    home.appending(path: "pictures/\(id).png")
  }

  /// The names of the files beside the list of pictures, in alphabetical order.
  func pictureFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.appending(path: "pictures").path()).filter { !$0.hasPrefix("index.json") }
      .sorted()
  }

  /// Whether there is a file or a folder in the home.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: home.appending(path: name).path())
  }
}
