/// A body that is read chunk by chunk while it arrives. Each byte is delivered once, in order.
///
/// The transfer continues until about 16 KiB have been received, and then pauses until they are read, so a body of any length takes little
/// memory. Releasing the stream and its iterators ends the transfer, and so does cancelling the task that waits for a chunk. There is one
/// consumer: a chunk goes to the first caller.
public struct BodyStream: AsyncSequence, Sendable {
  /// A chunk of the body.
  public typealias Element = [UInt8]
  /// The error that ended the body early.
  public typealias Failure = TransferError

  let lease: BodyLease

  public func makeAsyncIterator() -> Iterator { Iterator(lease: lease) }

  /// The reading position in a body.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    let lease: BodyLease

    /// The next chunk, never empty: all bytes that arrived since the last chunk. Nil at the end of a complete body.
    /// - Throws: the error that ended the transfer, after the chunks that arrived before it; each later call throws it again.
    ///   ``TransferError/cancelled`` when the task is cancelled.
    public mutating func next() async throws(TransferError) -> [UInt8]? {
      try await lease.next()
    }

    /// The next chunk, for a caller on an actor. See `next()`.
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
