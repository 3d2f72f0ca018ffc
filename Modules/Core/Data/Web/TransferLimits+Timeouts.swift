package import Transfer

extension TransferLimits {
  /// The limits for a request that the user waits for. They are lower than those for work in the background.
  package static func whileSomebodyWaits(maximumBodyBytes: Int) -> TransferLimits {
    TransferLimits(connectSeconds: 10, stallSeconds: 20, totalSeconds: 120, maximumBodyBytes: maximumBodyBytes)
  }
}
