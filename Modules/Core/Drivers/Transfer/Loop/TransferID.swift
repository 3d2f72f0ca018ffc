/// Identifies a transfer within its loop, so that other tasks can cancel it.
struct TransferID: Hashable, Sendable {
  let number: UInt64
}
