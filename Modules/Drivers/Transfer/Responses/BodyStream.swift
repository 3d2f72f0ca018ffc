/// A body that is taken piece by piece while it comes, in order, each byte once.
///
/// The transfer goes on while nobody asks until some 16 KiB wait, and then pauses until they are taken: a body of any length takes little
/// memory. Letting go of the stream and its iterators, or cancelling the task that waits for a piece, ends the transfer. There is
/// one consumer: pieces go to whoever asks first.
public struct BodyStream: AsyncSequence, Sendable {
  /// A piece of the body.
  public typealias Element = [UInt8]
  /// Why there are no more pieces though the body is not whole.
  public typealias Failure = TransferError

  let lease: BodyLease

  /// A place at which the body is taken.
  public func makeAsyncIterator() -> Iterator { Iterator(lease: lease) }

  /// Where the consumer of a body is.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    let lease: BodyLease

    /// The next piece, never empty: all that has come since the last one. nil at the end of a body that is whole.
    /// - Throws: whatever ended the transfer, after the pieces that had come by then, and again when it is asked again;
    ///   ``TransferError/cancelled`` when the task is cancelled.
    public mutating func next() async throws(TransferError) -> [UInt8]? {
      try await lease.next()
    }

    /// The same for a caller on an actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(TransferError) -> [UInt8]? {
      try await lease.next()
    }
  }
}

/// Two streams are equal when they are the same stream.
extension BodyStream: Hashable {
  public static func == (one: BodyStream, other: BodyStream) -> Bool { one.lease === other.lease }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(lease)) }
}
