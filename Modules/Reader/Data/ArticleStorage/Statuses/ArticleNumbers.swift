internal import ReaderDomain

/// Maps articles to numbers. Articles without a number have 0.
///
/// A list looks up every article. A lookup in a `Dictionary` takes some five hundred instructions, most of them to hash an id that is
/// already part of a digest. A lookup here takes some forty.
struct ArticleNumbers: Sendable {
  /// The slots of an open-addressing hash table. Their count is a power of two and at most about two thirds are taken. An article is in its
  /// own slot or in one of the next ones.
  private var ids: [ArticleID]
  /// The number in each slot; less than 0 for a free slot.
  private var numbers: [Int32]
  private var taken = 0

  private static let free: Int32 = -1
  private static let nobody = ArticleID(start: 0, end: 0)

  typealias Factors = (start: UInt64, end: UInt64, mixed: UInt64)
  /// Random in each process, so that nobody can craft ids that collide, and odd, so that no bit of an id is lost.
  private static let random: Factors = (
    start: .random(in: .min ... .max) | 1, end: .random(in: .min ... .max) | 1, mixed: .random(in: .min ... .max) | 1
  )
  private let factors: Factors

  /// - Parameters:
  ///   - count: the number of articles to reserve space for.
  ///   - factors: what the hash multiplies with, three odd numbers; nil for random ones.
  init(reserving count: Int = 0, factors: Factors? = nil) {
    self.factors = factors ?? Self.random
    var places = 16
    while places * 2 < count * 3 { places *= 2 }
    ids = Array(repeating: Self.nobody, count: places)
    numbers = Array(repeating: Self.free, count: places)
  }

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

  /// The articles that have a number, in no particular order.
  var articles: [ArticleID] { ids.indices.filter { numbers[$0] > 0 }.map { ids[$0] } }

  private mutating func add(_ id: ArticleID, _ number: Int, at place: Int) {
    guard (taken + 1) * 3 <= ids.count * 2 else {
      var larger = ArticleNumbers(reserving: ids.count, factors: factors)
      for place in ids.indices where numbers[place] > 0 { larger[ids[place]] = Int(numbers[place]) }
      larger[id] = number
      self = larger
      return
    }
    ids[place] = id
    numbers[place] = Int32(number)
    taken += 1
  }

  /// The slot of an article, or the free slot where it belongs.
  private func place(of id: ArticleID) -> Int {
    let mask = ids.count - 1
    // One product is not enough. With a factor near an eighth of 2^64, for example, the products of consecutive ids lie in eight heaps, and
    // a search walks through a heap. The second and third product spread them.
    var mixed = (id.start &* factors.start &+ UInt64(id.end) &* factors.end).byteSwapped &* factors.mixed
    mixed = (mixed ^ mixed >> 32) &* factors.start
    // Uses the highest bits because every bit of the id affects them.
    var place = Int(truncatingIfNeeded: mixed >> UInt64(UInt64.bitWidth - ids.count.trailingZeroBitCount))
    while numbers[place] >= 0, ids[place] != id { place = (place + 1) & mask }
    return place
  }
}
