public import CoreData
public import CoreDomain
public import SampleDomain

/// Requests quotes in the format of api.quotable.io: `{"_id": …, "content": …, "author": …}`.
public struct WebQuoteStore: QuoteDataStore {
  /// The maximum size of a response. A quote needs about a thousand bytes.
  private static let maximumBytes = 64 * 1024

  private let url: WebURL
  private let client: WebClient
  private let now: CurrentTime

  /// The client's limits are replaced with those for a waiting user.
  public init(_ url: WebURL, client: WebClient, now: @escaping CurrentTime) {
    self.url = url
    self.client = client.limited(to: .interactive(maximumBodyBytes: Self.maximumBytes))
    self.now = now
  }

  public func quote() async throws(QuoteError) -> Quote {
    do throws(NetworkError) {
      let answer = try await client.object(Answer.self, from: url)
      guard let quote = Quote(id: answer.id, text: answer.content, author: answer.author, fetchedAt: now()) else {
        throw .unexpected(found: "JSON whose 'content' is empty")
      }
      return quote
    } catch {
      switch error {
      case .web(let problem): throw .server(url, problem)
      case .unexpected(let found): throw .notAQuote(url, found: found)
      case .cancelled: throw .cancelled
      }
    }
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
