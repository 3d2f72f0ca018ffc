package import Transfer

extension TransferLimits {
  /// The timeouts and the size limit for a request that the user waits for. They are lower than those for work in the background, which are
  /// the defaults of `TransferLimits`.
  package static func interactive(maximumBodyBytes: Int) -> TransferLimits {
    TransferLimits(connectSeconds: 10, stallSeconds: 20, totalSeconds: 120, maximumBodyBytes: maximumBodyBytes)
  }
}
