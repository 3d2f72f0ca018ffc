import Growth
import Testing

@testable import Markup

@Suite("Name table")
struct NameTableTests {
  /// Names of one length lie at equal distances in libxml2's dictionary. With one product as the hash, every hundredth factor or so leaves
  /// them in a few heaps.
  @Test(
    "names at equal distances do not collide whatever factor was drawn", arguments: [1, 16, 24],
    [1, 1 << 32 | 1, 1 << 61 | 1, 1 << 62 | 5, 0x5555_5555_5555_5557] as [UInt64])
  func distances(distance: Int, factor: UInt64) {
    let problem = CostGrowth.problem(upTo: 1 << 14) { count in
      (1...count).map { NameTable.Key(local: Self.address($0 * distance), prefix: nil, namespace: nil) }
    } work: { keys in
      var table = NameTable(
        factors: (local: UInt(truncatingIfNeeded: factor), prefix: 3, namespace: 5, mixed: .random(in: .min ... .max) | 1))
      for key in keys { _ = table.name(key, make: Self.name) }
    }
    #expect(problem == nil)
  }

  @Test("every key keeps its name while others are added, and its parts all count")
  func keepsNames() {
    var table = NameTable()
    let keys = (0..<3000).map { number in
      NameTable.Key(
        local: Self.address(number % 30), prefix: number / 30 % 10 == 0 ? nil : Self.address(number / 30 % 10),
        namespace: number / 300 == 0 ? nil : Self.address(number / 300))
    }
    let names = keys.map { table.name($0, make: Self.name).number }
    #expect(names == Array(0..<3000))
    #expect(keys.map { table.name($0, make: Self.name).number } == names)
  }

  /// An address that is never read.
  private static func address(_ number: Int) -> UnsafePointer<UInt8> { UnsafePointer(bitPattern: 0x7f00_0000_0000 + number)! }

  private static func name(_ key: NameTable.Key, number: Int) -> XMLName {
    XMLName(prefix: "", local: "a", namespace: "", number: number)
  }
}
