import ReaderDomain

extension FeedSource {
  /// Parses an argument: a URL when it begins with a scheme and `://` (RFC 3986, section 3.1) or with `feed:`, otherwise a file, or `-` for standard input.
  init(argument: String) {
    let scheme = argument.prefix { $0 != ":" }
    let isScheme = scheme.first?.isLetter == true && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    let isURL = isScheme && (argument[scheme.endIndex...].hasPrefix("://") || argument.lowercased().hasPrefix("feed:http"))
    self = isURL ? .url(argument) : .document(FileLocation(argument: argument))
  }
}
