#if os(Linux) && canImport(Glibc)
  import Foundation
  import Testing

  @Suite("Start-up", .timeLimit(.minutes(10)))
  struct StartingTests {
    /// Makes glibc's loader log to standard error what it loads (man 8 ld.so).
    private static let loaderTells = ["LD_DEBUG": "files"]

    @Test(
      "a command without requests starts without libcurl, which takes longer to load than everything else",
      arguments: [["--version"], ["--help"], ["count"], ["list"], ["feeds"], ["parse", "-"], ["refresh"]])
    func withoutLibrary(arguments: [String]) async throws {
      try await Person.atWork { person in
        let reply = try await person.types(arguments, input: "{}", environment: Self.loaderTells)
        #expect(reply.error.contains("libxml2"), "The loader logs nothing, so this test proves nothing.")
        #expect(!reply.error.contains("libcurl"))
      }
    }

    @Test("a command that sends requests loads libcurl")
    func withLibrary() async throws {
      try await Person.atWork { person in
        let reply = try await person.types("check", person.url("/feeds/harbour.rss"), environment: Self.loaderTells)
        #expect(reply.status == 0 && reply.error.contains("libcurl"))
      }
    }

    @Test("without libcurl, the error says what to install, and everything else works")
    func missingLibrary() async throws {
      try await Person.atWork { person in
        try await person.follows("/feeds/harbour.rss")
        let feeds = try await person.types("feeds", "--json")
        // The loader takes the first file of that name, and does not fall back to the system's when the file is not a library.
        for name in ["libcurl.so.4", "libcurl-gnutls.so.4"] { _ = try person.writes("", to: name) }
        let broken = ["LD_LIBRARY_PATH": person.folder.path()]

        let checked = try await person.types("check", person.url("/feeds/harbour.rss"), environment: broken)
        #expect(checked.isOneSentence(1, about: "libcurl cannot be loaded", "libcurl.so.4", "libcurl-gnutls.so.4"), "\(checked)")
        #expect(
          checked.hints == ["Install libcurl: on Debian and Ubuntu with 'apt-get install libcurl4', on a Mac with 'brew install curl'."])
        let refreshed = try await person.types("refresh", "--force", environment: broken)
        #expect(refreshed.status == 3 && refreshed.output.contains("libcurl cannot be loaded"), "\(refreshed)")
        #expect(try await person.types("feeds", "--json", environment: broken) == feeds, "The failure is not recorded for any feed.")
        #expect(try await person.count() > 0)
      }
    }

    @Test(
      "libcurl is also found by its other name", .enabled(if: Self.hasGnuTLS, "there is no libcurl-gnutls.so.4"))
    func otherName() async throws {
      try await Person.atWork { person in
        _ = try person.writes("", to: "libcurl.so.4")
        let other = ["LD_LIBRARY_PATH": person.folder.path()]
        let checked = try await person.types("check", person.url("/moved.rss"), environment: other)
        #expect(checked.status == 0 && checked.error.isEmpty, "\(checked)")
      }
    }

    /// Debian provides it next to `libcurl.so.4`.
    private static let hasGnuTLS: Bool = {
      guard let library = dlopen("libcurl-gnutls.so.4", RTLD_LAZY) else { return false }
      return dlclose(library) == 0
    }()
  }
#endif
