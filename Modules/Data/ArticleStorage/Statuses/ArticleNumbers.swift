internal import Domain

/// A number for each of many articles; those that have none have 0.
///
/// A list looks up every article there is. In a `Dictionary`, each look is some five hundred instructions, most of them for hashing an identity
/// that is a part of a digest already; here it is thirty.
struct ArticleNumbers: Sendable {
  /// The places, a power of two, about two thirds of them taken at most. An article stands in its own place or in one of the next ones.
  private var ids: [ArticleID]
  /// Beside each place its number; less than 0 where the place is free.
  private var numbers: [Int32]
  private var taken = 0

  private static let free: Int32 = -1
  private static let nobody = ArticleID(start: 0, end: 0)
  /// Others in each process, so that nobody can make identities that all want the same place.
  private static let factors = (start: UInt64.random(in: .min ... .max) | 1, end: UInt64.random(in: .min ... .max) | 1)

  /// Begins with no numbers, and with room for so many.
  init(reserving count: Int = 0) {
    var places = 16
    while places * 2 < count * 3 { places *= 2 }
    ids = Array(repeating: Self.nobody, count: places)
    numbers = Array(repeating: Self.free, count: places)
  }

  /// The number of an article.
  subscript(id: ArticleID) -> Int {
    get { max(0, Int(numbers[place(of: id)])) }
    set {
      let place = place(of: id)
      if numbers[place] >= 0 {
        numbers[place] = Int32(newValue)
      } else if newValue != 0 {
        add(id, newValue, at: place)
      }
    }
  }

  /// The articles that have a number, in no order that means anything.
  var articles: [ArticleID] { ids.indices.filter { numbers[$0] > 0 }.map { ids[$0] } }

  private mutating func add(_ id: ArticleID, _ number: Int, at place: Int) {
    guard (taken + 1) * 3 <= ids.count * 2 else {
      var larger = ArticleNumbers(reserving: ids.count)
      for place in ids.indices where numbers[place] > 0 { larger[ids[place]] = Int(numbers[place]) }
      larger[id] = number
      self = larger
      return
    }
    ids[place] = id
    numbers[place] = Int32(number)
    taken += 1
  }

  /// Where an article stands, or would.
  private func place(of id: ArticleID) -> Int {
    let mask = ids.count - 1
    // The highest bits, on which every bit of the identity has an effect.
    let mixed = id.start &* Self.factors.start &+ UInt64(id.end) &* Self.factors.end
    var place = Int(truncatingIfNeeded: mixed >> UInt64(UInt64.bitWidth - ids.count.trailingZeroBitCount))
    while numbers[place] >= 0, ids[place] != id { place = (place + 1) & mask }
    return place
  }
}
