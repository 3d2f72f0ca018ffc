internal import CLibXML2

extension UnsafeBufferPointer<UInt8> {
  /// The index of the first zero byte. It uses memchr, because every byte of every document passes through here.
  var zeroIndex: Int? {
    guard let start = baseAddress, let zero = memchr(start, 0, count) else { return nil }
    return UnsafeRawPointer(zero) - UnsafeRawPointer(start)
  }
}
