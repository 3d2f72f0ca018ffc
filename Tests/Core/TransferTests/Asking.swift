@testable import Transfer

extension TransferRequest {
  /// A request as the program sends it.
  static func to(_ url: String, headers: [HeaderField] = [], limits: TransferLimits = TransferLimits()) -> TransferRequest {
    TransferRequest(url: url, headers: headers, userAgent: "strata-test/1.0 (+https://example.org/)", limits: limits)
  }

  /// A request that may only be sent to some servers.
  static func to(_ url: String, _ reach: RequestReach) -> TransferRequest {
    var request = to(url)
    request.reach = reach
    return request
  }
}

extension TransferLoop {
  /// The final response after all redirects, with a streamed body.
  func streamedResponse(to request: TransferRequest) async throws(TransferError) -> StreamedResponse {
    var request = request
    while true {
      switch try await streamedStep(to: request) {
      case .response(let response): return response
      case .redirect(let next, _): request = next
      case .busy(let server): throw .cannotConnect(server)
      }
    }
  }
}

extension CurlVersion {
  /// Whether the installed libcurl leaves the decoding of gzip and deflate to Strata.
  static var installedCanStopDecoding: Bool { CurlLibrary.problem == nil && loaded?.canStopDecoding == true }
}

/// The response to a request on a new loop.
func fetch(_ url: String, headers: [HeaderField] = [], limits: TransferLimits = TransferLimits()) async throws(TransferError)
  -> TransferResponse
{
  try await TransferLoop().response(to: .to(url, headers: headers, limits: limits))
}
