internal import CoreDomain
internal import ReaderDomain

extension Array where Element == Enclosure {
  /// The files, each once, where it is mentioned first. A later mention adds what the earlier ones leave out.
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
