@testable import Syndication
import Testing

@Suite("Entities that a document declares")
struct DeclaredEntitiesTests {
  private func text(_ name: String, in subset: String) -> String? {
    // The subset lies inside a document.
    let document = Array("<!DOCTYPE rss [\(subset)]>".utf8)
    var entities = DeclaredEntities(in: document[15..<document.count - 2])
    return entities.text(for: name).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "a simple entity is known by its value",
    arguments: [
      ("<!ENTITY e 'x'>", "x"), ("<!ENTITY e \"x\">", "x"), ("<!ENTITY\n e\t'x' >", "x"), ("<!ENTITY e ''>", ""),
      ("<!ENTITY e 'a > b'>", "a > b"),
      ("<!ENTITY e 'a \"b\" c'>", "a &quot;b&quot; c"), ("<!ENTITY e \"it's\">", "it&apos;s"),
      ("<!ENTITY e 'a &amp; b&lt;'>", "a &amp; b&lt;"),
      ("<!ENTITY e '&#65;&#x42;&#X43;X'>", "&#65;&#x42;&#x43;X"), ("<!ENTITY e '&#32;'>", "&#32;"), ("<!ENTITY e '1'><!ENTITY e '2'>", "1"),
      ("<!ELEMENT rss ANY><!ENTITY d 'y'><!ENTITY e 'x'>", "x"), ("<!ENTITY d 'y' <!ENTITY e 'x'>", "x"),
      ("<!ENTITY d \"y><!ENTITY e 'x'>", "x"),
      ("<!ENTITY d SYSTEM 'y'><!ENTITY e 'x'>", "x"), ("<!-- ' --><!ENTITY e 'x'>", "x"),
    ])
  func known(subset: String, value: String) {
    #expect(text("e", in: subset) == value)
  }

  @Test(
    "an entity with markup, with another entity, or of an external file is not replaced",
    arguments: [
      "", "<!ENTITY d 'x'>", "<!ENTITY e '<b>'>", "<!ENTITY e '%d;'>", "<!ENTITY e '&d;'>", "<!ENTITY e 'a & b'>", "<!ENTITY e '&#38;lt;'>",
      "<!ENTITY e '&#60;b'>", "<!ENTITY e '&#x3C;b'>", "<!ENTITY e '&#X26;'>", "<!ENTITY e '&#31;'>", "<!ENTITY e '&#xzz;'>",
      "<!ENTITY e '&lt'>",
      "<!ENTITY e SYSTEM 'x'>", "<!ENTITY e x>", "<!ENTITY e 'x", "<!ENTITY e>", "<!ENTITY e'x'>", "<!entity e 'x'>", "<!ENTITY % e 'x'>",
      "<!ENTITY e 'x\">",
    ])
  func unknown(subset: String) {
    #expect(text("e", in: subset) == nil)
  }

  @Test("the entities of XML cannot be declared anew", arguments: ["amp", "lt", "gt", "quot", "apos"])
  func predefined(name: String) {
    #expect(text(name, in: "<!ENTITY \(name) 'x'>") == nil)
    #expect(text("\(name)2", in: "<!ENTITY \(name)2 'x'>") == "x")
  }

  @Test("names, values and the growth of a document have limits")
  func limits() {
    let value = { String(repeating: "v", count: $0) }
    #expect(text("e", in: "<!ENTITY e '\(value(1024))'>") == value(1024) && text("e", in: "<!ENTITY e '\(value(1025))'>") == nil)
    let name = { String(repeating: "n", count: $0) }
    #expect(text(name(40), in: "<!ENTITY \(name(40)) 'x'>") == "x" && text(name(41), in: "<!ENTITY \(name(41)) 'x'>") == nil)
    var entities = DeclaredEntities(in: Array("<!ENTITY e '\(value(1024))'><!ENTITY f 'f'><!ENTITY n ''>".utf8)[...])
    for _ in 0..<1024 { #expect(entities.text(for: "e")?.count == 1024) }
    #expect(entities.text(for: "f") == nil && entities.text(for: "e") == nil && entities.text(for: "n") == [])
  }
}
