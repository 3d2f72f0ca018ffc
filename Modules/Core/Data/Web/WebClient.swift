package import CoreDomain
public import Transfer

/// An HTTP client with the program's user agent. All data stores that use the network share it.
public struct WebClient: Sendable {
  private let loop: TransferLoop
  private let userAgent: String
  private let limits: TransferLimits

  /// - Parameters:
  ///   - loop: sends the requests; several clients may share it.
  ///   - userAgent: the program's name and version, and a URL with more information.
  ///   - limits: the time and size limits.
  public init(loop: TransferLoop, userAgent: String, limits: TransferLimits = TransferLimits()) {
    self.loop = loop
    self.userAgent = userAgent
    self.limits = limits
  }

  /// The same client with other limits.
  public func limited(to limits: TransferLimits) -> WebClient {
    WebClient(loop: loop, userAgent: userAgent, limits: limits)
  }

  /// Sends one request. Returns the response, with any status, as soon as its header fields have arrived, or the redirect. The body arrives
  /// while the caller reads it.
  /// - Parameter url: the URL of the first request, before redirects.
  package func step(
    to request: TransferRequest, from url: WebURL, _ fileID: String = #fileID, _ function: String = #function
  ) async throws(NetworkError) -> TransferStep<StreamedResponse> {
    try await StoreTrace.step(url.description, fileID, function) { () async throws(NetworkError) in
      do throws(TransferError) {
        return try await loop.streamedStep(to: request)
      } catch {
        throw NetworkError(error, asking: url)
      }
    }
  }

  /// A GET request for a URL.
  package func request(for url: WebURL, accept: String) -> TransferRequest {
    TransferRequest(url: url.text, accept: accept, userAgent: userAgent, limits: limits)
  }

  /// Sends one request, follows no redirect, and waits for the whole response with any status. The trace shows neither the query nor the form.
  /// - Parameter url: the URL for errors.
  package func response(
    to request: TransferRequest, from url: WebURL, _ fileID: String = #fileID, _ function: String = #function
  ) async throws(NetworkError) -> TransferResponse {
    let place = "\(request.form == nil ? "GET" : "POST") \(URLRedaction.shown(String(request.url.prefix { $0 != "?" && $0 != "#" })))"
    return try await StoreTrace.step(place, fileID, function) { () async throws(NetworkError) in
      var request = request
      request.followsRedirects = false
      do throws(TransferError) {
        return try await loop.response(to: request)
      } catch {
        throw NetworkError(error, asking: url)
      }
    }
  }

  /// Downloads a document in one of the media types of `accept` (RFC 9110 section 12.5.1).
  /// - Parameter reach: the servers that may be asked, redirects included.
  /// - Throws: `web(.status)` for every status except 200.
  package func document(
    from url: WebURL, accept: String, reach: RequestReach = .anyServer, _ fileID: String = #fileID, _ function: String = #function
  ) async throws(NetworkError) -> TransferResponse {
    try await StoreTrace.step(url.description, fileID, function) { () async throws(NetworkError) in
      var request = request(for: url, accept: accept)
      request.reach = reach
      let response: TransferResponse
      do throws(TransferError) {
        response = try await loop.response(to: request)
      } catch {
        throw NetworkError(error, asking: url)
      }
      guard response.status == 200 else { throw .web(.status(code: response.status)) }
      return response
    }
  }
}
