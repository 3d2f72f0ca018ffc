import Testing

@testable import Processes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct ProgramTests {
  @Test("the user's home folder replaces a leading ~ of each word")
  func home() throws {
    let home = try #require(getenv("HOME").map { String(cString: $0) })
    #expect(
      Program("~/x", ["~/y z", "~me/x", "--x=~/y", "~", ""]).withHome == Program("\(home)/x", ["\(home)/y z", "~me/x", "--x=~/y", "~", ""]))
  }

  @Test("a program gets its arguments unchanged and the variables of this process, and its exit code is returned")
  func arguments() async throws {
    let script = "[ \"$1\" = 'a b; exit 9' ] && [ -n \"$PATH\" ] && exit 7"
    #expect(try await Program("sh", ["-c", script, "sh", "a b; exit 9"]).run() == 7)
  }

  @Test("an exit code arrives also when the parent of this process ignores the ends of its children")
  func ignoredChildren() async {
    await #expect(processExitsWith: .exitCode(7)) {
      _ = signal(SIGCHLD, SIG_IGN)
      exit(Int32(try await Program("sh", ["-c", "exit 7"]).run()))
    }
    await #expect(processExitsWith: .exitCode(8)) {
      _ = signal(SIGCHLD, SIG_IGN)
      guard case .exited(let code) = try await Program("sh", ["-c", "exit 8"]).runHook(input: "") else { return }
      exit(Int32(code))
    }
  }

  @Test("an end that cannot be awaited is no success")
  func noChild() {
    #expect(throws: ProgramError.cannotStart(reason: "No child processes")) { try ProcessEnd.wait(for: getpid()) }
  }

  @Test("a program reads the whole input, or nothing of it", arguments: [0, 1, 100_000, 5_000_000])
  func input(length: Int) async throws {
    let text = String(repeating: "x", count: length)
    #expect(try await Program("sh", ["-c", "[ $(wc -c) -eq \(length) ]"]).run(input: text) == 0)
    #expect(try await Program("true").run(input: text) == 0)
  }

  @Test("while a program has the terminal, ^Z stops this process, too; afterwards, this process handles the signal as before")
  func suspension() async {
    await #expect(processExitsWith: .exitCode(7)) {
      _ = signal(SIGTSTP) { _ in _exit(9) }
      // The program continues this process, which waits for it. In a group without a shell, the signal stops nobody.
      exit(Int32(try await Program("sh", ["-c", "kill -TSTP $PPID; sleep 0.2; kill -CONT $PPID; exit 7"]).run()))
    }
    await #expect(processExitsWith: .exitCode(9)) {
      _ = signal(SIGTSTP) { _ in _exit(9) }
      _ = try await Program("true").run()
      kill(getpid(), SIGTSTP)
      try await Task.sleep(for: .seconds(60))
    }
  }

  @Test("a signal that ends a program is told as shells tell it")
  func signals() async throws {
    #expect(try await Program("sh", ["-c", "kill -TERM $$"]).run() == 128 + 15)
  }

  @Test("a hook gets its input, and its exit code or signal is told apart")
  func hook() async throws {
    let script = "[ \"$1\" = 'a b' ] && [ \"$(cat)\" = text ] && exit 7"
    #expect(try await Program("sh", ["-c", script, "sh", "a b"]).runHook(input: "text") == .exited(7))
    #expect(try await Program("sh", ["-c", "kill -TERM $$"]).runHook(input: "") == .signalled(15))
    #expect(try await Program("sh", ["-c", "exit 143"]).runHook(input: "") == .exited(143))
  }

  @Test("what a silent hook prints is dropped, and its input and its exit code are those of any other")
  func silentHook() async throws {
    // A file that is also the standard error of this process would get the text of a hook that is not silent.
    let script = "[ \"$(cat)\" = text ] && [ /proc/self/fd/1 -ef /dev/null ] && [ /proc/self/fd/2 -ef /dev/null ] && exit 7"
    let plain = "[ \"$(cat)\" = text ] && echo dropped && echo dropped >&2 && exit 7"
    #if os(Linux)
      #expect(try await Program("sh", ["-c", script]).runHook(input: "text", isSilent: true) == .exited(7))
    #endif
    #expect(try await Program("sh", ["-c", plain]).runHook(input: "text", isSilent: true) == .exited(7))
    await #expect(throws: ProgramError.missing) { try await Program("strata-has-no-such-program").runHook(input: "", isSilent: true) }
  }

  @Test("a hook that reads nothing of a large input succeeds")
  func unread() async throws {
    #expect(try await Program("true").runHook(input: String(repeating: "x", count: 5_000_000)) == .exited(0))
  }

  @Test("a program or hook whose task is cancelled gets SIGTERM, before or after its start", .timeLimit(.minutes(10)), arguments: [0, 200])
  func cancelled(milliseconds: Int) async throws {
    let hook = Task { try await Program("sleep", ["300"]).runHook(input: "") }
    let run = Task { try await Program("sleep", ["300"]).run() }
    try await Task.sleep(for: .milliseconds(milliseconds))
    hook.cancel()
    run.cancel()
    #expect(try await hook.value == .signalled(15))
    #expect(try await run.value == 128 + 15)
  }

  #if os(Linux)
    @Test("a program gets no descriptor but its three streams, however many are open here")
    func descriptors() async throws {
      // As a library opens them: without O_CLOEXEC, and one with a high number.
      var opened: [Int32] = [0, 0]
      #expect(pipe(&opened) == 0)
      opened += [fcntl(opened[0], F_DUPFD, 900)]
      defer { for number in opened { close(number) } }
      // A glob opens the folder itself, which is closed when the names are compared.
      let script = "set -- /proc/self/fd/*; for f; do [ -e \"$f\" ] && printf '%s ' \"${f##*/}\"; done | grep -qx '0 1 2 '"
      #expect(try await Program("sh", ["-c", script]).run() == 0)
      #expect(try await Program("sh", ["-c", script]).run(input: "text") == 0)
      #expect(try await Program("sh", ["-c", script]).runHook(input: "text") == .exited(0))
      #expect(try await ShellCommand(script)?.run(input: "text") == 0)
    }
  #endif

  @Test("a program or hook that is missing is an error of its own, and one that cannot be executed is an error")
  func missing() async {
    await #expect(throws: ProgramError.missing) { try await Program("strata-has-no-such-program").runHook(input: "") }
    await #expect(throws: ProgramError.self) { try await Program("/etc/passwd").runHook(input: "") }
    await #expect(throws: ProgramError.missing) { try await Program("strata-has-no-such-program").run() }
    await #expect(throws: ProgramError.missing) { try await Program("/no/such/folder/less").run(input: "text") }
  }
}
