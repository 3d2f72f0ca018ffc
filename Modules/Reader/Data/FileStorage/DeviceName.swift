#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The host name of this device.
public enum DeviceName {
  private static let longest = 256

  /// The host name without its domain; empty when the system reports none.
  public static var system: String {
    var name = [CChar](repeating: 0, count: longest)
    guard gethostname(&name, longest - 1) == 0 else { return "" }
    return String(decoding: name.map(UInt8.init(bitPattern:)).prefix { $0 != 0 && $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }
}
