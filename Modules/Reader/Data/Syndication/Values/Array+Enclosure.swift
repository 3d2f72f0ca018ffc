internal import CoreDomain
internal import ReaderDomain

extension Array where Element == Enclosure {
  /// The files, each once, where it is mentioned first. A later mention adds what the earlier ones leave out. A type that stands for any
  /// bytes (RFC 2046 section 4.5.1) says nothing.
  var joined: [Enclosure] {
    guard count > 1 else { return self }
    var files: [Enclosure] = []
    var places: [String: Int] = [:]
    for file in self {
      guard let place = places[file.url.normalized] else {
        places[file.url.normalized] = files.count
        files.append(file)
        continue
      }
      let known = files[place]
      files[place] = Enclosure(
        url: known.url, type: known.knownType ?? file.knownType ?? known.type ?? file.type, bytes: known.bytes ?? file.bytes,
        seconds: known.seconds ?? file.seconds)
    }
    return files
  }
}

extension Enclosure {
  fileprivate var knownType: String? {
    type.flatMap { $0.isWhitespace || $0.lowercased() == "application/octet-stream" ? nil : $0 }
  }
}
