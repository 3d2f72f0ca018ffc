import Foundation
import LoopbackServer
import Testing

/// Rules 080 to 106 that concern the program as a whole: how it identifies itself, and what it keeps private.
@Suite("Politeness of the program", .timeLimit(.minutes(10)))
struct PolitenessTests {
  private static let feed = "<rss><channel><title>Tea</title><item><guid>1</guid><title>One</title></item></channel></rss>"

  @Test("every request has the same User-Agent: the program, its version and its website, no browser and no library")
  func userAgent() async throws {
    try await LoopbackServer.serving(["/feed": CannedResponse(text: Self.feed), "/page": CannedResponse(text: "<html>")]) {
      server async throws in
      for _ in 0..<2 {
        try await Person.atWork { person in
          for command in [
            ["add", "\(server.url)/feed"], ["refresh", "--force"], ["check", "\(server.url)/feed"],
            ["add", "\(server.url)/page"],
          ] {
            try await person.types(command)
          }
        }
      }
      let names = await server.requests.map { $0.header("User-Agent") ?? "" }
      #expect(names.count == 8 && Set(names).count == 1)
      let name = try #require(names.first)
      #expect(name.wholeMatch(of: /Strata\/[0-9]+\.[0-9]+\.[0-9]+ \(\+https:\/\/[a-z.]+\/[a-z\/]+\)/) != nil, "\(name)")
    }
  }

  private static let secrets = ["hunter2", "somebody", "t0k3nt0k3n", "0123456789abcdef0123456789abcdef"]

  @Test("credentials and tokens in URLs are never printed, not even in errors, traces and output for programs")
  func secrets() async throws {
    let answers: [String: CannedResponse] = [
      "/feed": CannedResponse(text: Self.feed), "/moved": .redirect(301, to: "/feed?token=t0k3nt0k3n"), "/bad": CannedResponse(status: 500),
      "/page": CannedResponse(text: "<html><link rel=alternate type=application/rss+xml href='/bad?key=t0k3nt0k3n'>"),
    ]
    try await LoopbackServer.serving(answers) { server async throws in
      try await Person.atWork { person in
        let root = server.url.replacing("http://", with: "http://somebody:hunter2@")
        let query = "?token=t0k3nt0k3n&x=0123456789abcdef0123456789abcdef"
        let commands =
          ["/feed", "/moved", "/bad", "/page", "/missing"].map { ["add", "\(root)\($0)\(query)"] }
          + [["add", "ftp://somebody:hunter2@127.0.0.1/\(query)"], ["add", "somebody:hunter2@127.0.0.1\(query)"]]
          + [
            ["refresh", "--force"], ["feeds"], ["feeds", "--problems"], ["check", "\(root)/feed\(query)"],
            ["check", "\(root)/bad\(query)"],
          ]
          + [
            ["list"], ["refresh", "\(root)/nowhere\(query)"], ["remove", "\(root)/nowhere\(query)"],
            ["feeds", "--undo-move", "\(root)/feed\(query)"],
          ]
        for command in commands {
          for options in [[], ["--json"], ["--plain"], ["--trace"]] {
            let reply = try await person.types(options + command)
            for secret in Self.secrets { #expect(!reply.output.contains(secret) && !reply.error.contains(secret), "\(command): \(reply)") }
          }
        }
        #expect(await server.requests.contains { $0.path == "/feed" && $0.query == String(query.dropFirst()) })
        #expect(try await person.types("export").output.contains("hunter2"), "An export needs the password.")
      }
    }
  }
}
