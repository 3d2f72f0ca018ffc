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

  /// Odd, and different in each process: memory addresses are close together, and an attacker who knows their distances could choose names
  /// that all collide.
  private static let factors = (
    local: UInt.random(in: .min ... .max) | 1, prefix: UInt.random(in: .min ... .max) | 1, namespace: UInt.random(in: .min ... .max) | 1
  )
  private let factors = Self.factors

  /// The highest bits of the sum of products, which depend on every bit of each address (Dietzfelbinger, "Universal hashing and k-wise
  /// independent random variables via integer arithmetic without primes", STACS 1996).
  @inline(__always)
  private func home(of key: Key) -> Int {
    let mixed =
      UInt(bitPattern: key.local) &* factors.local &+ UInt(bitPattern: key.prefix) &* factors.prefix
      &+ UInt(bitPattern: key.namespace) &* factors.namespace
    return Int(truncatingIfNeeded: mixed >> UInt(UInt.bitWidth - slots.count.trailingZeroBitCount))
  }
}
