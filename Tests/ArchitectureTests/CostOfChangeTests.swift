import Foundation
import LayerRules
import Testing

@testable import scaffold

@Suite("Cost of change")
struct CostOfChangeTests {
  @Test("the cost of typical changes in README.md and Architecture.md matches the sources and the patches")
  func documents() throws {
    let table = try CostTable(of: Checkout(root: Place.root))
    try MarkedBlock("cost").hold(table.text, in: Place.root.appending(path: "Architecture.md"), script: "Scripts/cost --update")
    try MarkedBlock("cost").hold(table.sentence, in: Place.root.appending(path: "README.md"), script: "Scripts/cost --update")
  }
}
