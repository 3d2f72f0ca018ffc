import Testing

@testable import Markup

@Suite("Name table")
struct NameTableTests {
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
