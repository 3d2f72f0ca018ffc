package import Domain
public import Transfer

/// Asks servers over HTTP, under the program's name: what all data stores over the network share.
public struct WebClient: Sendable {
  private let loop: TransferLoop
  private let userAgent: String
  private let limits: TransferLimits

  /// Makes a client.
  /// - Parameters:
  ///   - loop: what fetches; it may be shared with others.
  ///   - userAgent: the program's name and version, and where to learn more of it.
  ///   - limits: when to give up.
  public init(loop: TransferLoop, userAgent: String, limits: TransferLimits = TransferLimits()) {
    self.loop = loop
    self.userAgent = userAgent
    self.limits = limits
  }

  /// The same client with other limits.
  public func limited(to limits: TransferLimits) -> WebClient {
    WebClient(loop: loop, userAgent: userAgent, limits: limits)
  }

  /// Asks one server: its answer, whatever its status, as soon as its header fields are there, or where it sends us on to. The body comes while
  /// it is taken.
  /// - Parameter address: the address at which the way began.
  package func step(to request: TransferRequest, from url: WebURL) async throws(NetworkError) -> TransferStep<StreamedResponse> {
    do throws(TransferError) {
      return try await loop.streamedStep(to: request)
    } catch {
      throw NetworkError(error, asking: url)
    }
  }

  /// The request for what lies at an address.
  package func request(for url: WebURL, accept: String) -> TransferRequest {
    TransferRequest(url: url.text, accept: accept, userAgent: userAgent, limits: limits)
  }

  /// What a server gives, in one of the media types that `accept` names (RFC 9110 section 12.5.1).
  /// - Throws: `web(.status)` for every answer but 200.
  package func document(from url: WebURL, accept: String) async throws(NetworkError) -> TransferResponse {
    let response: TransferResponse
    do throws(TransferError) {
      response = try await loop.response(to: request(for: url, accept: accept))
    } catch {
      throw NetworkError(error, asking: url)
    }
    guard response.status == 200 else { throw .web(.status(code: response.status)) }
    return response
  }
}
