/// Names a transfer within its loop, so that it can be cancelled from elsewhere.
struct TransferID: Hashable, Sendable {
  let number: UInt64
}
