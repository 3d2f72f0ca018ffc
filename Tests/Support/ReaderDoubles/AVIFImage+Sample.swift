public import ReaderDomain

extension AVIFImage {
  /// The bytes of the beginning of an AVIF file: its brands, and the size of its picture.
  public static func sample(brand: String = "avif", width: Int, height: Int) -> [UInt8] {
    [0, 0, 0, 24] + Array("ftyp\(brand)".utf8) + [0, 0, 0, 0] + Array("mif1miaf".utf8) + extent(width: width, height: height)
  }

  /// A box that states a size.
  public static func extent(width: Int, height: Int) -> [UInt8] {
    func big(_ number: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    return [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0] + big(width) + big(height)
  }
}
