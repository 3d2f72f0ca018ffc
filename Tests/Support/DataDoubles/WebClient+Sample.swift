package import CoreData
package import Transfer

extension WebClient {
  /// A client with its own connections.
  package static var sample: WebClient { WebClient(loop: TransferLoop(), userAgent: "Strata/test") }
}

extension TransferLimits {
  /// Limits in time that no answer of a server on this machine reaches, however busy the machine is.
  package static let patient = TransferLimits(connectSeconds: 600, stallSeconds: 600, totalSeconds: 600)
}
