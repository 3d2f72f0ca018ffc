@testable import Syndication
import Testing

@Suite("Prologues of documents")
struct XMLPrologueTests {
  @Test(
    "everything before the root element is skipped",
    arguments: [
      ("", "", nil, ""), (" \n\t", "", nil, ""), ("<a>", "a", nil, ""), ("\u{FEFF} <a/>", "a", nil, ""),
      ("<?xml version='1.0'?><a b='c'>", "a", nil, ""),
      ("<?a?><?b ? > ?>\n<!-- -- > <b> --><x:a-b_c.d1>", "x:a-b_c.d1", nil, ""), ("<!----><é>", "é", nil, ""),
      ("<!--->--><a>", "a", nil, ""),
      ("<!DOCTYPE html><a>", "a", "html", ""), ("<!doctype \n HTML PUBLIC \"x\" 'y' ><a>", "a", "html", ""), ("<!DocType><a>", "a", "", ""),
      ("<!DOCTYPE a [<!ENTITY b 'c>'> ]><a>", "a", "a", "<!ENTITY b 'c>'> "), ("<!DOCTYPE a [ [x] > ] ><a>", "a", "a", " [x] > "),
      ("<!DOCTYPE a []><!-- x --><a>", "a", "a", ""), ("<!DOCTYPE a ]><b>", "b", "a", ""),
      ("<!-- <a>", "", nil, ""), ("<?xml <a>", "", nil, ""), ("<!DOCTYPE a [<a>", "", "a", ""), ("<!DOCTYPE", "", "", ""),
      ("<!-", "", nil, ""),
      ("words <a>", "", nil, ""), ("< a>", "", nil, ""), ("<!-x><a>", "", nil, ""), ("</a>", "", nil, ""),
    ] as [(String, String, String?, String)])
  func skips(document: String, element: String, doctype: String?, subset: String) {
    // The document may be part of a larger text.
    for before in ["", "<b>"] {
      let text = Array((before + document).utf8)
      var prologue = XMLPrologue(text[before.utf8.count...])
      prologue.skip()
      #expect(prologue.elementName == element && prologue.doctype == doctype)
      #expect(String(decoding: text[prologue.subset], as: UTF8.self) == subset)
      // The document type is nothing but itself.
      let range = String(decoding: text[prologue.doctypeRange], as: UTF8.self)
      #expect(range.lowercased().hasPrefix("<!doctype") == (doctype != nil) && document.contains(range))
      #expect(range.hasSuffix(">") || range.isEmpty || prologue.next == nil)
      #expect(prologue.isEmpty == document.allSatisfy(\.isWhitespace))
    }
  }

  @Test("a name has at most 64 bytes")
  func longNames() {
    let name = String(repeating: "a", count: 65)
    var prologue = XMLPrologue(Array("<!DOCTYPE \(name)><\(name)>".utf8)[...])
    prologue.skip()
    #expect(prologue.elementName == name.dropLast() && prologue.doctype.map { $0 == name.dropLast() } == true)
  }
}
