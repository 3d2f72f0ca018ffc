internal import FullScreen

/// The images of a strict terminal: it takes exactly the commands of kitty and iTerm2 that the full screen may write.
public struct ImageModel: Sendable {
  /// An image in its cells.
  public struct Placement: Hashable, Sendable {
    public let row: Int
    public let column: Int
    public let columns: Int
    public let rows: Int
    /// The visible part in pixels: the uppermost one, and how many.
    public let top: Int
    public let height: Int
  }

  /// The placements by the number of their image.
  public private(set) var placements: [Int: Placement] = [:]
  /// The base64 of the images that the terminal has.
  public private(set) var data: [Int: String] = [:]
  /// How many images were sent, each time that one was.
  public private(set) var sent = 0
  /// The image of which more is to follow.
  private var unfinished: Int?

  public init() {}

  /// kitty frees an image that is erased with the screen.
  mutating func erase() { (placements, data) = ([:], [:]) }

  /// - Returns: what is wrong with the command.
  mutating func perform(_ command: String, row: Int, column: Int, _ size: ScreenSize) -> [String] {
    guard command.first == "G" else { return ["an unknown application command: \(command.prefix(40))"] }
    let parts = command.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [String: String] = [:]
    for pair in parts[0].split(separator: ",") {
      let words = pair.split(separator: "=")
      guard words.count == 2, keys.updateValue(String(words[1]), forKey: String(words[0])) == nil else { return ["the keys \(parts[0])"] }
    }
    guard keys["q"] == "2" else { return ["a command that is answered: \(parts[0])"] }
    let payload = parts.count > 1 ? String(parts[1]) : nil
    switch (keys["a"], payload) {
    case ("t", let payload?), (nil, let payload?): return transmit(keys, payload)
    case ("p", nil): return place(keys, row: row, column: column, size)
    case ("d", nil): return delete(keys)
    default: return ["an unknown graphics command: \(parts[0])"]
    }
  }

  private mutating func transmit(_ keys: [String: String], _ payload: String) -> [String] {
    guard payload.utf8.count <= 4096, Self.isBase64(payload), ["0", "1"].contains(keys["m"]) else { return ["a payload: \(keys)"] }
    guard keys["m"] == "0" || payload.utf8.count.isMultiple(of: 4) else { return ["a part that is no multiple of four"] }
    if keys["a"] == "t" {
      guard Set(keys.keys) == ["a", "f", "i", "q", "m"], keys["f"] == "100", let id = keys["i"].flatMap({ Int($0) }), id > 0,
        unfinished == nil, data[id] == nil
      else { return ["a transmission: \(keys)"] }
      (data[id], unfinished, sent) = ("", id, sent + 1)
    }
    guard let id = unfinished, keys["a"] == "t" || Set(keys.keys) == ["q", "m"] else { return ["a part of nothing: \(keys)"] }
    data[id, default: ""] += payload
    if keys["m"] == "0" { unfinished = nil }
    return []
  }

  private mutating func place(_ keys: [String: String], row: Int, column: Int, _ size: ScreenSize) -> [String] {
    func number(_ key: String) -> Int { keys[key].flatMap { Int($0) } ?? -1 }
    let id = number("i")
    guard Set(keys.keys) == ["a", "i", "p", "c", "r", "x", "y", "w", "h", "C", "q"], keys["p"] == "1", keys["C"] == "1", keys["x"] == "0",
      data[id] != nil, unfinished == nil, number("w") > 0, number("y") >= 0, number("h") > 0, number("c") > 0, number("r") > 0
    else { return ["a placement: \(keys)"] }
    guard row + number("r") <= size.rows, column + number("c") <= size.columns else { return ["an image beyond the edge: \(keys)"] }
    placements[id] = Placement(
      row: row, column: column, columns: number("c"), rows: number("r"), top: number("y"), height: number("h"))
    return []
  }

  private mutating func delete(_ keys: [String: String]) -> [String] {
    guard Set(keys.keys) == ["a", "d", "i", "q"], let id = keys["i"].flatMap({ Int($0) }) else { return ["a deletion: \(keys)"] }
    switch keys["d"] {
    case "i": placements[id] = nil
    case "I": (placements[id], data[id]) = (nil, nil)
    default: return ["a deletion: \(keys)"]
    }
    return []
  }

  /// The cells of an image of iTerm2, and what is wrong with it.
  static func file(
    _ command: String, row: Int, column: Int, _ size: ScreenSize
  ) -> (area: (rows: Range<Int>, columns: Range<Int>), wrong: [String]) {
    let none = (0..<0, 0..<0)
    let parts = command.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let keys = parts[0].split(separator: ";").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    guard parts.count == 2, isBase64(String(parts[1])), keys.first == ["1337"],
      keys.dropFirst().map(\.[0]) == ["File", "size", "width", "height", "preserveAspectRatio", "doNotMoveCursor"],
      keys[1] == ["File", "inline=1"], let columns = Int(keys[3][1]), let rows = Int(keys[4][1]), columns > 0, rows > 0
    else { return (none, ["a file: \(parts[0])"]) }
    guard row + rows <= size.rows, column + columns <= size.columns else { return (none, ["a file beyond the edge: \(parts[0])"]) }
    return ((row..<row + rows, column..<column + columns), [])
  }

  private static func isBase64(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0)) }
  }
}
