internal import CoreDomain

/// The links that lead to no web page but are shown. A program that the user has chosen opens them, and they fetch
/// nothing by themselves.
package enum MailtoOrTelLink {
  private static let schemes = ["magnet:", "mailto:", "tel:"]

  /// The address of a link as a URL; nil for other schemes.
  package static func shown(_ link: String) -> String? {
    WebReference.resolve(link, against: "").flatMap { address in schemes.contains { address.hasPrefix($0) } ? address : nil }
  }
}
