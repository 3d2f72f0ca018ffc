package import Transfer

extension TransferLimits {
  /// The limits for something that a person sits and waits for: a server is given up earlier than one whose feeds are refreshed.
  package static func whileSomebodyWaits(maximumBodyBytes: Int) -> TransferLimits {
    TransferLimits(connectSeconds: 10, stallSeconds: 20, totalSeconds: 120, maximumBodyBytes: maximumBodyBytes)
  }
}
