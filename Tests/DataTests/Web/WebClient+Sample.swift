import Web
import Transfer

extension WebClient {
  /// A client with its own connections.
  static var sample: WebClient { WebClient(loop: TransferLoop(), userAgent: "Strata/test") }
}
