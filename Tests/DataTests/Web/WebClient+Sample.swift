import DataLayer
import Transfer

extension WebClient {
  /// A client with connections of its own.
  static func sample(limits: TransferLimits = TransferLimits()) -> WebClient {
    WebClient(loop: TransferLoop(), userAgent: "Strata/test", limits: limits)
  }
}
