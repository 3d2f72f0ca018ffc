internal import ReaderDomain

#if canImport(Darwin)
  internal import Foundation
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The system's converter for encodings that are not built in.
package struct SystemConverter {
  /// What every encoding of a document converts to itself.
  private static let ascii = Array("<?xml version='1.0'?>".utf8)

  #if canImport(Darwin)
    private let encoding: String.Encoding

    /// Creates a converter from the encoding with this name. Nil when the system does not know it, or when ASCII is not part of it: the
    /// name itself was read as ASCII.
    package init?(_ name: String) {
      let known = CFStringConvertIANACharSetNameToEncoding(name as CFString)
      guard known != kCFStringEncodingInvalidId else { return nil }
      encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(known))
      guard text(of: Self.ascii).bytes == Self.ascii else { return nil }
    }

    /// Converts bytes. A byte that starts no character becomes U+FFFD.
    package func text(of bytes: [UInt8]) -> DecodedText {
      LenientDecoding { String(bytes: $0, encoding: encoding).map { Array($0.utf8) } }.text(of: bytes)
    }
  #else
    private let name: String
    private let corrections: CharacterCorrections?
    /// The number of bytes that are written at once.
    private static let chunk = 64 << 10

    /// Encodings of the Encoding Standard that have another name in iconv, or for which an iconv superset is closer to the standard.
    private static let names = [
      "Shift_JIS": "CP932", "EUC-JP": "EUC-JP-MS", "EUC-KR": "CP949", "Big5": "BIG5-HKSCS", "windows-874": "CP874",
      "x-mac-cyrillic": "MAC-UK",
    ]

    /// Creates a converter from the encoding with this name. Nil when the system does not know it, or when ASCII is not part of it: the
    /// name itself was read as ASCII.
    package init?(_ name: String) {
      self.name = Self.names[name] ?? name.uppercased()
      corrections = CharacterCorrections.of(name)
      guard let converter = Self.open(self.name) else { return nil }
      iconv_close(converter)
      guard text(of: Self.ascii).bytes == Self.ascii else { return nil }
    }

    /// Converts bytes. A byte that starts no character becomes U+FFFD.
    package func text(of bytes: [UInt8]) -> DecodedText {
      var text: DecodedText
      if name == "ISO-2022-JP" {
        text = ISO2022JP.text(of: bytes)
      } else if let corrections, corrections.first(in: bytes, from: 0) != nil {
        text = self.text(of: bytes, correctedBy: corrections)
      } else {
        return self.text(of: bytes, correctedBy: nil)
      }
      let earlier = self.text(of: bytes, correctedBy: nil).bytes
      text.earlier = earlier == text.bytes ? nil : earlier
      return text
    }

    private func text(of bytes: [UInt8], correctedBy corrections: CharacterCorrections?) -> DecodedText {
      guard let converter = Self.open(name) else { return DecodedText(bytes: Windows1252.utf8(of: bytes)) }
      defer { iconv_close(converter) }
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count * 2)
      // One buffer for all calls: a damaged text needs one call per byte.
      let room = UnsafeMutableBufferPointer<CChar>.allocate(capacity: min(Self.chunk, bytes.count * 4 + 16))
      defer { room.deallocate() }
      var position = 0
      var replaced = 0
      var correction = corrections?.first(in: bytes, from: 0)
      while position < bytes.count {
        if let (place, text) = correction, place.lowerBound == position {
          result += Self.heldBack(by: converter)
          result += text.utf8
          position = place.upperBound
          correction = corrections?.first(in: bytes, from: position)
          continue
        }
        let end = correction?.place.lowerBound ?? bytes.count
        let (taken, isStuck) = Self.convert(bytes[position..<end], with: converter, by: room, into: &result)
        position += taken
        guard isStuck else { continue }
        result.append(contentsOf: UTF8.encodedReplacementCharacter)
        replaced += 1
        position += 1
      }
      result += Self.heldBack(by: converter)
      return DecodedText(bytes: result, repairs: replaced > 0 ? [.replacedBytes(count: replaced)] : [])
    }

    /// Converts as much as fits into one chunk. The conversion is stuck when the next byte starts no character, or a truncated one.
    private static func convert(
      _ bytes: ArraySlice<UInt8>, with converter: iconv_t, by room: UnsafeMutableBufferPointer<CChar>, into result: inout [UInt8]
    ) -> (Int, isStuck: Bool) {
      let input = bytes.prefix(chunk)
      let isLast = input.count == bytes.count
      var taken = 0
      var failure: Int32 = 0
      input.withUnsafeBufferPointer { input in
        input.withMemoryRebound(to: CChar.self) { input in
          // iconv requires a mutable pointer, but does not change the bytes.
          var (from, unread) = (UnsafeMutablePointer(mutating: input.baseAddress), input.count)
          var (to, unwritten) = (room.baseAddress, room.count)
          failure = iconv(converter, &from, &unread, &to, &unwritten) == -1 ? errno : 0
          taken = input.count - unread
          let written = UnsafeBufferPointer(rebasing: room[..<(room.count - unwritten)])
          written.withMemoryRebound(to: UInt8.self) { result.append(contentsOf: $0) }
        }
      }
      return (taken, failure == EILSEQ || (failure == EINVAL && (isLast || taken == 0)))
    }

    /// A letter that the converter holds back because a combining mark may follow, as in windows-1255 and windows-1258, or a mark that it
    /// writes after a letter, as in Big5.
    private static func heldBack(by converter: iconv_t) -> [UInt8] {
      var written = [CChar](repeating: 0, count: 16)
      let unwritten = written.withUnsafeMutableBufferPointer { output in
        var (to, unwritten) = (output.baseAddress, output.count)
        iconv(converter, nil, nil, &to, &unwritten)
        return unwritten
      }
      return written.dropLast(unwritten).map { UInt8(bitPattern: $0) }
    }

    private static func open(_ name: String) -> iconv_t? {
      guard let converter = iconv_open("UTF-8", name), Int(bitPattern: converter) != -1 else { return nil }
      return converter
    }
  #endif
}
