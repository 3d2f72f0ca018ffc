internal import CoreDomain
internal import Markup

/// Builds the URL that requests a picture with a caption: `/cat/says/hello?json=true` below the server's URL (https://cataas.com/doc.html).
enum CaptionRequest {
  /// The URL to request. The path and the query of `base` are kept and extended. The fragment is removed, because fragments are not sent to
  /// servers.
  static func url(saying caption: String, at base: WebURL) throws(WebURL.ParseError) -> WebURL {
    let scalars = base.text.unicodeScalars.prefix { $0 != "#" }
    let front = scalars.prefix { $0 != "?" }
    let query = scalars[front.endIndex...].dropFirst()
    let place = String(front[..<(front.lastIndex { $0 != "/" }.map(front.index(after:)) ?? front.endIndex)])
    return try WebURL("\(place)/cat/says/\(WebReference.segment(caption))?\(query.isEmpty ? "" : "\(String(query))&")json=true")
  }
}
