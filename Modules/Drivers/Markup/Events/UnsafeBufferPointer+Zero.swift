internal import CLibXML2

extension UnsafeBufferPointer<UInt8> {
  /// Where the first zero byte stands. memchr, since every byte of every document passes here.
  var zeroIndex: Int? {
    guard let start = baseAddress, let zero = memchr(start, 0, count) else { return nil }
    return UnsafeRawPointer(zero) - UnsafeRawPointer(start)
  }
}
