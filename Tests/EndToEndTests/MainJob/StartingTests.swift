#if canImport(Glibc)
  import Foundation
  import Testing

  @Suite("Starting", .timeLimit(.minutes(10)))
  struct StartingTests {
    /// Has glibc's loader tell on standard error what it loads (man 8 ld.so).
    private static let loaderTells = ["LD_DEBUG": "files"]

    @Test(
      "what asks no server starts without libcurl, which takes longer to load than all the rest",
      arguments: [["--version"], ["--help"], ["count"], ["list"], ["feeds"], ["parse", "-"], ["refresh"]])
    func withoutLibrary(arguments: [String]) async throws {
      try await Person.atWork { person in
        let reply = try await person.types(arguments, input: "{}", environment: Self.loaderTells)
        #expect(reply.error.contains("libxml2"), "The loader tells nothing, so that this proves nothing.")
        #expect(!reply.error.contains("libcurl"))
      }
    }

    @Test("what asks a server loads libcurl")
    func withLibrary() async throws {
      try await Person.atWork { person in
        let reply = try await person.types("check", person.url("/feeds/harbour.rss"), environment: Self.loaderTells)
        #expect(reply.status == 0 && reply.error.contains("libcurl"))
      }
    }

    @Test("where libcurl cannot be loaded, the person is told what to install, and all else works")
    func missingLibrary() async throws {
      try await Person.atWork { person in
        try await person.follows("/feeds/harbour.rss")
        let feeds = try await person.types("feeds", "--json")
        // The loader takes the first file of the name, and will not go on to the system's when it is no library.
        for name in ["libcurl.so.4", "libcurl-gnutls.so.4"] { _ = try person.writes("", to: name) }
        let broken = ["LD_LIBRARY_PATH": person.folder.path()]

        let checked = try await person.types("check", person.url("/feeds/harbour.rss"), environment: broken)
        #expect(checked.isOneSentence(1, about: "libcurl cannot be loaded", "libcurl.so.4", "libcurl-gnutls.so.4"), "\(checked)")
        #expect(checked.hints == ["Install libcurl: on Debian and Ubuntu with 'apt-get install libcurl4'."])
        let refreshed = try await person.types("refresh", "--force", environment: broken)
        #expect(refreshed.status == 3 && refreshed.output.contains("libcurl cannot be loaded"), "\(refreshed)")
        #expect(try await person.types("feeds", "--json", environment: broken) == feeds, "No feed is to blame.")
        #expect(try await person.count() > 0)
      }
    }

    @Test(
      "where libcurl has another name, it is found by that", .enabled(if: Self.hasGnuTLS, "there is no libcurl-gnutls.so.4"))
    func otherName() async throws {
      try await Person.atWork { person in
        _ = try person.writes("", to: "libcurl.so.4")
        let other = ["LD_LIBRARY_PATH": person.folder.path()]
        let checked = try await person.types("check", person.url("/moved.rss"), environment: other)
        #expect(checked.status == 0 && checked.error.isEmpty, "\(checked)")
      }
    }

    /// Debian has it beside the other one.
    private static let hasGnuTLS: Bool = {
      guard let library = dlopen("libcurl-gnutls.so.4", RTLD_LAZY) else { return false }
      return dlclose(library) == 0
    }()
  }
#endif
