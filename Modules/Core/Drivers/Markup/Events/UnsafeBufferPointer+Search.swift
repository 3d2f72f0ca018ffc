internal import CLibXML2

extension UnsafeBufferPointer<UInt8> {
  /// The index of the first such byte from `start` on. It uses memchr, because every byte of every document passes through here.
  func index(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
