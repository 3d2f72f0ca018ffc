internal import Domain
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

  /// A server's answer, whatever its status.
  func answer(from address: WebAddress, headers: [HeaderField]) async throws(NetworkError) -> TransferResponse {
    do throws(TransferError) {
      return try await loop.response(to: request(for: address, headers: headers))
    } catch {
      throw NetworkError(error, asking: address)
    }
  }

  /// A server's answer, whatever its status, as soon as its header fields are there; the body comes while it is taken.
  /// - Parameters:
  ///   - userAgent: another name than the program's.
  ///   - proxy: the proxy to go through; nil for what the environment says.
  func streamedAnswer(
    from address: WebAddress, headers: [HeaderField], userAgent: String? = nil, proxy: String? = nil
  ) async throws(NetworkError) -> StreamedResponse {
    var request = request(for: address, headers: headers)
    request.userAgent = userAgent ?? self.userAgent
    request.proxy = proxy
    do throws(TransferError) {
      return try await loop.streamedResponse(to: request)
    } catch {
      throw NetworkError(error, asking: address)
    }
  }

  private func request(for address: WebAddress, headers: [HeaderField]) -> TransferRequest {
    TransferRequest(address: address.text, headers: headers, userAgent: userAgent, limits: limits)
  }

  /// What a server gives, in one of the media types that `accept` names (RFC 9110 section 12.5.1).
  /// - Throws: `web(.status)` for every answer but 200.
  func document(from address: WebAddress, accept: String) async throws(NetworkError) -> TransferResponse {
    let response = try await answer(from: address, headers: [HeaderField(name: "Accept", value: accept)])
    guard response.status == 200 else { throw .web(.status(code: response.status)) }
    return response
  }
}
