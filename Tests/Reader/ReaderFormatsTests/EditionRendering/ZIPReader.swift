/// Reads a ZIP file of stored entries by its directory, as other programs do.
struct ZIPReader {
  struct Entry: Equatable {
    let name: String
    let content: [UInt8]
    let checksum: UInt32
    let isStored: Bool
    /// The place of its header in the file.
    let offset: Int
  }

  let entries: [Entry]

  init?(_ file: [UInt8]) {
    func number(_ place: Int, _ bytes: Int) -> Int {
      (0..<bytes).reduce(0) { $0 | (place + $1 < file.count ? Int(file[place + $1]) << (8 * $1) : 0) }
    }
    let end = file.count - 22
    guard end >= 0, number(end, 4) == 0x0605_4B50 else { return nil }
    var place = number(end + 16, 4)
    var entries: [Entry] = []
    for _ in 0..<number(end + 10, 2) {
      guard number(place, 4) == 0x0201_4B50 else { return nil }
      let (nameLength, size, offset) = (number(place + 28, 2), number(place + 24, 4), number(place + 42, 4))
      let name = String(decoding: file[(place + 46)..<(place + 46 + nameLength)], as: UTF8.self)
      let start = offset + 30 + number(offset + 26, 2) + number(offset + 28, 2)
      guard number(offset, 4) == 0x0403_4B50, start + size <= file.count else { return nil }
      // The header of the entry repeats what the directory says.
      guard file[(offset + 4)..<(offset + 28)].elementsEqual(file[(place + 6)..<(place + 30)]) else { return nil }
      entries.append(
        Entry(
          name: name, content: Array(file[start..<(start + size)]), checksum: UInt32(number(place + 16, 4)),
          isStored: number(place + 10, 2) == 0, offset: offset))
      place += 46 + nameLength + number(place + 30, 2) + number(place + 32, 2)
    }
    self.entries = entries
  }

  /// The text of an entry.
  func text(of name: String) -> String? {
    entries.first { $0.name == name }.map { String(decoding: $0.content, as: UTF8.self) }
  }
}
