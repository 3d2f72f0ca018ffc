public import Web
public import Domain

/// Asks a server for quotes, as api.quotable.io gives them: `{"_id": …, "content": …, "author": …}`.
public struct WebQuoteStore: QuoteNetworkDataStore {
  /// A sentence needs a thousand.
  private static let mostBytes = 64 * 1024

  private let client: WebClient
  private let now: CurrentTime

  /// Makes a store over a client, whose limits give way to those of somebody who sits and waits.
  public init(client: WebClient, now: @escaping CurrentTime) {
    self.client = client.limited(to: .whileSomebodyWaits(maximumBodyBytes: Self.mostBytes))
    self.now = now
  }

  public func quote(from url: WebURL) async throws(NetworkError) -> Quote {
    let response = try await client.object(Answer.self, from: url)
    guard let quote = Quote(id: response.id, text: response.content, author: response.author, seen: now()) else {
      throw .unexpected(found: "JSON whose 'content' is empty")
    }
    return quote
  }

  private struct Answer: Decodable {
    let id: String
    let content: String
    let author: String?

    enum CodingKeys: String, CodingKey {
      case id = "_id"
      case content, author
    }
  }
}
