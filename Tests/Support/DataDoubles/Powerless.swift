#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Takes privileges away from the process of an exit test, whichever user runs the tests.
package enum Powerless {
  /// Drops root, because root ignores permissions.
  package static func dropRoot() {
    guard geteuid() == 0 else { return }
    precondition(setgid(65534) == 0 && setuid(65534) == 0)
  }

  /// Limits the size of every file: the system refuses to write more, as on a full disk.
  package static func limitFiles(toBytes bytes: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      precondition(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
    #else
      precondition(setrlimit(RLIMIT_FSIZE, &limit) == 0)
    #endif
  }
}
