/// The media type for a file name. XML types have no charset, because it would override the encoding in the XML declaration (RFC 7303).
package enum MediaType {
  package static func ofFile(named name: String) -> String {
    switch name.split(separator: ".").last {
    case "rss": "application/rss+xml"
    case "atom": "application/atom+xml"
    case "rdf": "application/rdf+xml"
    case "json": "application/feed+json"
    case "xml": "text/xml"
    case "opml": "text/x-opml"
    case "html": "text/html; charset=utf-8"
    case "txt": "text/plain; charset=utf-8"
    case "png": "image/png"
    case "mp3": "audio/mpeg"
    default: "application/octet-stream"
    }
  }
}
