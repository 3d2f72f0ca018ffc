/// The names one parser has met, found by where libxml2 keeps their parts.
///
/// libxml2 interns names in a dictionary that lives as long as the parser, so equal pointers mean equal text. Open
/// addressing over a power of two: a look-up is a few nanoseconds where Dictionary's keyed hashing takes thirty.
struct NameTable {
  /// Where a name's parts stand in memory; nil where it has no such part.
  struct Key: Equatable {
    let local: UnsafePointer<UInt8>
    let prefix: UnsafePointer<UInt8>?
    let namespace: UnsafePointer<UInt8>?
  }

  private var slots: [(key: Key, name: XMLName)?] = Array(repeating: nil, count: 64)
  private var count = 0

  /// The name under this key; `make` is called the first time only.
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

  /// Odd, and others in each process: addresses lie close to each other, and whoever knows by how much could write names that all want the same
  /// place.
  private static let factors = (
    local: UInt.random(in: .min ... .max) | 1, prefix: UInt.random(in: .min ... .max) | 1, namespace: UInt.random(in: .min ... .max) | 1
  )
  private let factors = Self.factors

  /// The highest bits of the sum of products, on which every bit of each address has an effect (Dietzfelbinger, "Universal hashing and k-wise
  /// independent random variables via integer arithmetic without primes", STACS 1996).
  @inline(__always)
  private func home(of key: Key) -> Int {
    let mixed =
      UInt(bitPattern: key.local) &* factors.local &+ UInt(bitPattern: key.prefix) &* factors.prefix
      &+ UInt(bitPattern: key.namespace) &* factors.namespace
    return Int(truncatingIfNeeded: mixed >> UInt(UInt.bitWidth - slots.count.trailingZeroBitCount))
  }
}
