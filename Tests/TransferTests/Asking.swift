import Transfer

extension TransferRequest {
  /// A request as the program would send it.
  static func to(_ address: String, headers: [HeaderField] = [], limits: TransferLimits = TransferLimits()) -> TransferRequest {
    TransferRequest(address: address, headers: headers, userAgent: "strata-test/1.0 (+https://example.org/)", limits: limits)
  }
}

extension TransferLoop {
  /// The answer at the end of the way, its body on its way.
  func streamedResponse(to request: TransferRequest) async throws(TransferError) -> StreamedResponse {
    var request = request
    while true {
      switch try await streamedStep(to: request) {
      case .answer(let response): return response
      case .redirect(let next, _): request = next
      }
    }
  }
}

/// The answer to a request on a loop of its own.
func fetch(_ address: String, headers: [HeaderField] = [], limits: TransferLimits = TransferLimits()) async throws(TransferError)
  -> TransferResponse
{
  try await TransferLoop().response(to: .to(address, headers: headers, limits: limits))
}
