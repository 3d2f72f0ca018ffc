import Foundation
import LoopbackServer

extension CannedResponse {
  static let json = ["Content-Type": "application/json; charset=UTF-8"]

  static func json(_ value: [String: Any]) -> CannedResponse {
    // The values are strings, numbers and collections of them, so there is always JSON.
    let data = (try? JSONSerialization.data(withJSONObject: value, options: [.withoutEscapingSlashes, .sortedKeys])) ?? Data()
    return CannedResponse(headers: json, body: [UInt8](data))
  }

  static func refusal(_ status: Int, _ text: String) -> CannedResponse {
    CannedResponse(status: status, headers: ["Content-Type": "text/plain; charset=UTF-8"], text: text)
  }

  static let unauthorized = CannedResponse(
    status: 401, headers: ["Content-Type": "text/plain; charset=UTF-8", "Google-Bad-Token": "true"], text: "Unauthorized!")
  static let ok = CannedResponse(text: "OK")

  /// Changes an answer as a fault does.
  mutating func suffer(_ effect: FeedServerFault.Effect) {
    switch effect {
    case .answer, .newTokens: break
    case .halfAnswer: body = Array(body.prefix(body.count / 2))
    case .padding(let bytes): body = [UInt8](repeating: 0x20, count: bytes) + body
    case .delay(let milliseconds): delayMilliseconds = milliseconds
    case .header(let name, let value): headers[name] = value
    case .noFeeds: body = Array(#"{"subscriptions":[]}"#.utf8)
    case .repeatedPage: edit("itemRefs") { answer, _ in answer["continuation"] = "1" }
    case .shortPages(let count):
      edit("itemRefs") { answer, ids in
        guard ids.count > count, let last = ids[count - 1]["id"] else { return }
        answer["itemRefs"] = Array(ids.prefix(count))
        answer["continuation"] = last
      }
    case .unaskedArticle:
      edit("items") { answer, items in
        guard var further = items.first else { return }
        further["id"] = "tag:google.com,2005:reader/item/00000000000000ff"
        further["title"] = "Nobody asked for this"
        answer["items"] = items + [further]
      }
    }
  }

  /// Changes an answer that has an array of this name.
  private mutating func edit(_ name: String, _ change: (inout [String: Any], [[String: Any]]) -> Void) {
    guard var answer = (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any],
      let list = answer[name] as? [[String: Any]]
    else { return }
    change(&answer, list)
    body = Self.json(answer).body
  }
}
