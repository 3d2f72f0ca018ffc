import Foundation
import LoopbackServer

/// The documents in Tests/Homes/Documents, served by a proxy that answers for every host.
///
/// The query of a URL changes the document: `without=guid,link` leaves out the lines of these elements or members, so that items are identified by
/// what remains, and `encoding=utf-16` encodes it otherwise than in UTF-8.
enum HomeWeb {
  /// The folder of the documents.
  static let folder = Source.root.appending(path: "Tests/Homes/Documents")

  /// Serves the documents while a closure runs.
  /// - Parameter arrival: the title of an item that is added to each document; nil for none
  static func serving(arrival: String?, _ work: (LoopbackServer) async throws -> Void) async throws {
    try await LoopbackServer.serving({ answer(to: $0, arrival: arrival) }, work)
  }

  /// The text of a document or list.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private static func answer(to request: RecordedRequest, arrival: String?) -> CannedResponse {
    let name = request.path.split(separator: "/").last.map(String.init) ?? ""
    let type = name.hasSuffix(".json") ? "application/json" : "application/xml"
    guard let document = try? document(name, query: request.query, arrival: arrival) else { return .notFound }
    return CannedResponse(headers: ["Content-Type": type], body: Array(document))
  }

  private static func document(_ name: String, query: String, arrival: String?) throws -> Data? {
    let choices = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    var lines = try text(name).split(separator: "\n", omittingEmptySubsequences: false)
    var encoding = String.Encoding.utf8
    for choice in choices {
      switch choice {
      case ["encoding", "windows-1252"]: encoding = .windowsCP1252
      case ["encoding", "utf-16"]: encoding = .utf16
      case let choice where choice.first == "without":
        let names = choice[1].split(separator: ",")
        lines.removeAll { line in
          let line = line.drop { $0 == " " }
          return names.contains { name in ["<\(name)>", "<\(name) ", "\"\(name)\":"].contains { line.hasPrefix($0) } }
        }
      default: break
      }
    }
    let added = arrival.map { item($0, in: name.split(separator: ".").last ?? "") } ?? ""
    var text = lines.joined(separator: "\n").replacing("{{arrival}}", with: added)
    if name == "entry.atom", !added.isEmpty {
      // A lone entry has no place for another one, so its publisher makes a feed of both.
      text.replace("<entry ", with: "<feed xmlns=\"http://www.w3.org/2005/Atom\">\(added)<entry ", maxReplacements: 1)
      text += "</feed>"
    }
    return text.data(using: encoding)
  }

  private static func item(_ title: String, in format: Substring) -> String {
    switch format {
    case "json": #"{"id": "urn:homes:\#(title)", "guid": "urn:homes:\#(title)", "title": "\#(title)", "content_text": "\#(title)"},"#
    case "atom":
      """
      <entry xmlns="http://www.w3.org/2005/Atom"><title>\(title)</title><id>urn:homes:\(title)</id><updated>2026-02-01T06:00:00Z</updated></entry>
      """
    case "rdf": "<item rdf:about=\"urn:homes:\(title)\"><title>\(title)</title></item>"
    default: "<item><title>\(title)</title><guid isPermaLink=\"false\">urn:homes:\(title)</guid></item>"
    }
  }
}
