package import CoreDomain
package import Transfer

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension WebClient {
  /// Requests a JSON object (RFC 8259).
  /// - Throws: `unexpected` when the response is something else, or when the object lacks a required member.
  package func object<Object: Decodable>(
    _ type: Object.Type, from url: WebURL, _ fileID: String = #fileID, _ function: String = #function
  ) async throws(NetworkError) -> Object {
    try Self.object(type, in: try await document(from: url, accept: "application/json", reach: .anyServer, fileID, function))
  }

  /// Decodes a JSON object.
  /// - Throws: `unexpected` when the response is something else, or when the object lacks a required member.
  package static func object<Object: Decodable>(_ type: Object.Type, in response: TransferResponse) throws(NetworkError) -> Object {
    do {
      return try JSONDecoder().decode(type, from: Data(response.body))
    } catch {
      throw .unexpected(found: description(of: response, error))
    }
  }

  private static func description(of response: TransferResponse, _ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "JSON without '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.last.map { "JSON whose '\($0.stringValue)' has the wrong type" } ?? "unexpected JSON"
    default: isJSON(response) ? "broken JSON" : foundType(of: response)
    }
  }

  /// The media type of a response, as text that completes the sentence "it is …".
  package static func foundType(of response: TransferResponse) -> String {
    response.header("Content-Type").flatMap { MediaType($0) }.map { "content of type \($0.text)" } ?? "content of an unknown type"
  }

  private static func isJSON(_ response: TransferResponse) -> Bool {
    response.header("Content-Type").flatMap { MediaType($0) }?.text.hasSuffix("json") ?? false
  }
}
