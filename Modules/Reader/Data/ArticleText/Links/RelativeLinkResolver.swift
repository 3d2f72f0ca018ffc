package import CoreDomain
internal import TextEncoding

/// Resolves links in a document to absolute URLs. The user name and password of a base are the user's secret: no link gets them.
package struct RelativeLinkResolver {
  /// The possible bases of relative links, in order of priority.
  package let bases: [WebURL?]
  /// Whether links are resolved as in earlier versions of Strata: relative links get the user name and password of their base, and hosts may
  /// have invisible characters. Stored articles are identified by such links.
  package let isEarlier: Bool
  private let tally = Tally()

  private final class Tally {
    /// The number of refused links that earlier versions accepted.
    var refusals = 0
    /// The number of bytes by which links became longer.
    var bytesOfBases = 0
  }

  /// The maximum number of bytes that bases may add to links. With a long base, a short document could have gigabytes of links. A hundred
  /// thousand real items add less than a tenth.
  private static let maximumBytesOfBases = 1 << 28

  package init(bases: [WebURL?], isEarlier: Bool = false) {
    self.bases = bases
    self.isEarlier = isEarlier
  }

  /// Whether a link was refused that earlier versions accepted.
  package var hasRefused: Bool { tally.refusals > 0 }

  /// The first base that is not nil.
  package var base: WebURL? {
    let base = bases.lazy.compactMap { $0 }.first
    return isEarlier ? base : base?.withoutCredentials
  }

  /// The target of a link; nil when its scheme is not http or https, and for relative links once bases have added too many bytes.
  /// - Parameter base: replaces the resolver's own bases.
  package func url(_ link: String?, against base: String? = nil) -> WebURL? {
    guard let link = link?.nonBlank else { return nil }
    if Self.isFinished(link) { return accepted(link) }
    let base = base.map { isEarlier ? $0 : URLRedaction.withoutCredentials($0) } ?? self.base?.text ?? ""
    guard tally.bytesOfBases < Self.maximumBytesOfBases, let target = WebReference.resolveWithPlainHost(link, against: base) else {
      return nil
    }
    tally.bytesOfBases += max(target.utf8.count - link.utf8.count, 0)
    return accepted(target)
  }

  private func accepted(_ text: String) -> WebURL? {
    do throws(WebURL.ParseError) {
      return isEarlier ? try WebURL(stored: text) : try WebURL(text)
    } catch {
      if error == .invisibleInHost { tally.refusals += 1 }
      return nil
    }
  }

  /// Whether a link is absolute and resolving does not change it. Nearly all links are; resolving them took a fifth of the time for a whole
  /// feed.
  package static func isFinished(_ link: String) -> Bool {
    var link = link
    return link.withUTF8 { bytes in
      guard bytes.starts(with: "https://".utf8) || bytes.starts(with: "http://".utf8) else { return false }
      var previous: UInt8 = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "."): if previous == UInt8(ascii: "/") { return false }
        case 0x21, 0x23, 0x24, 0x26...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: break
        default: return false
        }
        previous = byte
      }
      return true
    }
  }
}
