/// The names that a parser has seen, by the memory addresses of their parts.
///
/// libxml2 interns names in a dictionary that lives as long as the parser, so equal pointers mean equal text. The table uses open
/// addressing with a power of two: a lookup takes a few nanoseconds, and Dictionary's keyed hashing takes thirty.
struct NameTable {
  /// The memory addresses of a name's parts; nil for a missing part.
  struct Key: Equatable {
    let local: UnsafePointer<UInt8>
    let prefix: UnsafePointer<UInt8>?
    let namespace: UnsafePointer<UInt8>?
  }

  private var slots: [(key: Key, name: XMLName)?] = Array(repeating: nil, count: 64)
  private var count = 0

  typealias Factors = (local: UInt, prefix: UInt, namespace: UInt, mixed: UInt)
  /// The factors are odd, and different in each process: memory addresses are close together, and an attacker who knows their distances
  /// could choose names that all collide.
  private static let random: Factors = (
    local: .random(in: .min ... .max) | 1, prefix: .random(in: .min ... .max) | 1, namespace: .random(in: .min ... .max) | 1,
    mixed: .random(in: .min ... .max) | 1
  )
  private let factors: Factors

  /// - Parameter factors: the odd factors of the hash; nil for random ones.
  init(factors: Factors? = nil) { self.factors = factors ?? Self.random }

  /// The name for a key. `make` is called only for a new key.
  @inline(__always)
  mutating func name(_ key: Key, make: (Key, _ number: Int) -> XMLName) -> XMLName {
    var index = home(of: key)
    while let slot = slots[index] {
      if slot.key == key { return slot.name }
      index = (index + 1) & (slots.count - 1)
    }
    let name = make(key, count)
    insert(key, name, at: index)
    return name
  }

  private mutating func insert(_ key: Key, _ name: XMLName, at index: Int) {
    slots[index] = (key, name)
    count += 1
    if count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 2)
    for case let slot? in old {
      var index = home(of: slot.key)
      while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }

  /// The hash consists of the highest bits after three multiplications in a row. A sum of products is not enough: names of one length are
  /// at equal distances in memory, and with some factors the products of such addresses form a few clusters.
  @inline(__always)
  private func home(of key: Key) -> Int {
    let sum =
      UInt(bitPattern: key.local) &* factors.local &+ UInt(bitPattern: key.prefix) &* factors.prefix
      &+ UInt(bitPattern: key.namespace) &* factors.namespace
    let mixed = sum.byteSwapped &* factors.mixed
    let index = (mixed ^ mixed >> 32) &* factors.local
    return Int(truncatingIfNeeded: index >> UInt(UInt.bitWidth - slots.count.trailingZeroBitCount))
  }
}
