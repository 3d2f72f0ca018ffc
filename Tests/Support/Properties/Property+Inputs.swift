extension Property {
  /// An input derived from the samples: one of them with a few bytes changed, or with a part of another one inserted.
  public func input(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = sample(&generator)
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 3: bytes.insert(Self.marks.randomElement(using: &generator) ?? 0, at: place)
      case 4: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: part(&generator), at: place)
      }
    }
    return bytes
  }

  /// An input of at most about `largest` bytes, in which one part is repeated many times.
  public func largeInput(_ generator: inout some RandomNumberGenerator, upTo largest: Int) -> [UInt8] {
    var bytes = input(&generator)
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let article = bytes[start..<min(bytes.count, start + Int.random(in: 1...40, using: &generator))]
    let room = Int.random(in: 0...max(0, largest - bytes.count), using: &generator)
    guard !article.isEmpty else { return bytes }
    bytes.insert(contentsOf: Array(repeatElement(article, count: room / article.count).joined()), at: start)
    return bytes
  }

  private static let marks = Array("<>&;/'\"=[]{}:,!-?#\u{0}\u{1B} \n09".utf8)

  private func sample(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
    Array((samples.randomElement(using: &generator) ?? "").utf8)
  }

  private func part(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
    let bytes = sample(&generator)
    let start = Int.random(in: 0...bytes.count, using: &generator)
    return Array(bytes[start..<min(bytes.count, start + Int.random(in: 0...60, using: &generator))])
  }
}
