public import CoreDomain

extension WebURL {
  /// The same URL without the query parameters that only tell the site, or its advertisers, where a reader comes from. The rest stays byte
  /// for byte: order, case and escapes. Without such parameters, the URL is unchanged.
  ///
  /// The user follows this URL. It is no identity: feeds, articles and stores use the published one.
  public var withoutTracking: WebURL {
    let scalars = text.unicodeScalars
    let end = scalars.firstIndex(of: "#") ?? scalars.endIndex
    guard let mark = scalars[..<end].firstIndex(of: "?") else { return self }
    let parameters = scalars[scalars.index(after: mark)..<end].split(separator: "&", omittingEmptySubsequences: false)
    let kept = parameters.filter { !Self.isTracking($0.prefix { $0 != "=" }) }
    guard kept.count < parameters.count else { return self }
    let query = kept.map { String($0) }.joined(separator: "&")
    let cleaned = String(scalars[..<mark]) + (kept.isEmpty ? "" : "?" + query) + String(scalars[end...])
    do throws(ParseError) { return try WebURL(stored: cleaned) } catch { return self }
  }

  /// Whether the parameter with this name only tells where a reader comes from (https://support.google.com/analytics/answer/10917952 lists those with
  /// `utm_`).
  static func isTracking(_ name: Substring.UnicodeScalarView) -> Bool {
    let name = String(name).lowercased()
    return name.hasPrefix("utm_") || trackingParameters.contains(name)
  }

  /// The click and campaign numbers of networks that add them to the links of others. A name that sites use for something else is not among
  /// them: `ref`, `source` and `id` choose pages.
  private static let trackingParameters: Set<String> = [
    // Google (gclid to wbraid), Meta, Microsoft, X, TikTok, LinkedIn, Yandex, Instagram
    "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "fbclid", "msclkid", "twclid", "ttclid", "li_fat_id", "yclid", "igshid", "igsh",
    // letters: Mailchimp, HubSpot, Marketo, Omeda, Vero
    "mc_cid", "mc_eid", "_hsenc", "_hsmi", "mkt_tok", "oly_anon_id", "oly_enc_id", "vero_id",
  ]
}
