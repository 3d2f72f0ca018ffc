internal import CZLib

/// Decompresses data in the codings gzip and deflate (RFC 9110 section 8.4.1), piece by piece.
///
/// All members of gzip data are decompressed (RFC 1952 section 2.2). As in browsers, bytes after the compressed data are ignored, and data
/// may end early. The deflate coding is accepted with and without the header of RFC 1950, because servers send both.
///
/// Not Sendable: zlib allows only one thread at a time to use a stream.
public final class GzipInflater {
  /// A coding of HTTP.
  public enum Coding: Sendable {
    case gzip
    case deflate
  }

  private let coding: Coding
  /// Has a fixed address, because zlib's state refers to it.
  private let stream: UnsafeMutablePointer<z_stream>
  private let output: UnsafeMutableRawBufferPointer
  private var position = Position.start
  /// The first two bytes of a member, which identify its format.
  private let start: UnsafeMutableRawBufferPointer
  private var startCount = 0
  private var isFirstMember = true

  /// The place of the next byte in the data.
  private enum Position {
    case start
    case member
    case behind
  }

  private static let outputBytes = 16 << 10

  /// - Throws: when there is not enough memory.
  public init(_ coding: Coding) throws(InflateError) {
    self.coding = coding
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    start = .allocate(byteCount: 2, alignment: 1)
    output = .allocate(byteCount: Self.outputBytes, alignment: 1)
    guard shim_gzip_inflate_init(stream) == Z_OK else { throw InflateError(reason: "there is not enough memory") }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    start.deallocate()
    output.deallocate()
  }

  /// Decompresses the next bytes, and passes on the result in pieces of at most 16 KiB, which are valid only during the call.
  /// - Parameter take: receives a piece; returns false to stop. After that, do not call `decompress` again.
  /// - Returns: false when `take` has returned false.
  /// - Throws: when the data is damaged. After that, do not call `decompress` again.
  public func decompress(_ bytes: UnsafeRawBufferPointer, to take: (UnsafeRawBufferPointer) -> Bool) throws(InflateError) -> Bool {
    var rest = bytes[...]
    while let first = rest.first, position != .behind {
      guard position == .start else {
        guard try inflate(&rest, to: take) else { return false }
        continue
      }
      rest = rest.dropFirst()
      start[startCount] = first
      startCount += 1
      if startCount == start.count, try !begin(to: take) { return false }
    }
    return true
  }

  /// Begins a member, once its first two bytes have arrived.
  private func begin(to take: (UnsafeRawBufferPointer) -> Bool) throws(InflateError) -> Bool {
    startCount = 0
    guard let windowBits else {
      guard !isFirstMember else { throw InflateError(reason: "the body is not in the coding that its header names") }
      position = .behind
      return true
    }
    inflateReset2(stream, windowBits)
    position = .member
    isFirstMember = false
    var bytes = UnsafeRawBufferPointer(start)[...]
    return try inflate(&bytes, to: take)
  }

  /// zlib's code for the format that begins with `start` (zlib.h, inflateInit2); nil when no member begins with these bytes.
  private var windowBits: Int32? {
    if start.elementsEqual([0x1F, 0x8B]) { return Int32(shim_gzip_window_bits) }
    guard isFirstMember else { return nil }
    // RFC 1950 section 2.2: the method, and a checksum of both bytes. No raw deflate begins like this.
    if Int32(start[0] & 0x0F) == Z_DEFLATED, (Int(start[0]) << 8 | Int(start[1])) % 31 == 0 { return MAX_WBITS }
    return coding == .deflate ? -MAX_WBITS : nil
  }

  /// Decompresses bytes of a member, up to its end, and removes them.
  private func inflate(
    _ bytes: inout Slice<UnsafeRawBufferPointer>, to take: (UnsafeRawBufferPointer) -> Bool
  ) throws(InflateError) -> Bool {
    let input = UnsafeRawBufferPointer(rebasing: bytes).assumingMemoryBound(to: UInt8.self)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)  // zlib does not write there
    stream.pointee.avail_in = uInt(input.count)
    repeat {
      stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = uInt(output.count)
      let status = CZLib.inflate(stream, Z_NO_FLUSH)
      let count = output.count - Int(stream.pointee.avail_out)
      if count > 0, !take(UnsafeRawBufferPointer(rebasing: output[..<count])) { return false }
      switch status {
      case Z_OK, Z_BUF_ERROR: break  // Z_BUF_ERROR means that there was nothing left to do.
      case Z_STREAM_END:
        position = .start
        bytes = bytes.suffix(Int(stream.pointee.avail_in))
        return true
      default: throw InflateError(reason: stream.pointee.msg.map { String(cString: $0) } ?? "zlib's error \(status)")
      }
    } while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0
    bytes = bytes.suffix(0)
    return true
  }
}
