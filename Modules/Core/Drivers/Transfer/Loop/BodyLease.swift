/// Ownership of a body, shared by a stream and its iterators. When the last of them is released, the loop ends the transfer.
final class BodyLease: Sendable {
  /// Nil when the body has no bytes and has ended.
  private let loop: TransferLoop?
  private let id: TransferID

  init(loop: TransferLoop?, id: TransferID) {
    self.loop = loop
    self.id = id
  }

  deinit {
    guard let loop else { return }
    Task { [id] in await loop.letGo(id) }
  }

  func next() async throws(TransferError) -> [UInt8]? {
    try await loop?.nextChunk(of: id)
  }
}
