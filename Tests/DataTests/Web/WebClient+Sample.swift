import Web
import Transfer

extension WebClient {
  /// A client with connections of its own.
  static var sample: WebClient { WebClient(loop: TransferLoop(), userAgent: "Strata/test") }
}
