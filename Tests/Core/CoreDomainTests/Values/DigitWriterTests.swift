@testable import CoreDomain
import Testing

@Suite("Decimal digits")
struct DigitWriterTests {
  @Test(
    "a number has at least the given digits, all of its own, and its sign",
    arguments: [(0, 1, "0"), (7, 2, "07"), (10, 1, "10"), (12_345, 4, "12345"), (100, 2, "100"), (-5, 2, "-05"), (-1000, 4, "-1000")])
  func digits(number: Int, digits: Int, text: String) {
    var writer = DigitWriter()
    writer.add(number, digits: digits)
    #expect(writer.text == text)
  }
}
