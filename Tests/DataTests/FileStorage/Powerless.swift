#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ways in which a process of its own (an exit test) can lose what it may do, whoever runs the tests.
enum Powerless {
  /// Gives up being root, for whom permissions do not count.
  static func dropRoot() {
    guard geteuid() == 0 else { return }
    precondition(setgid(65534) == 0 && setuid(65534) == 0)
  }

  /// Lets no file grow beyond so many bytes: the system refuses to write more, as it does on a full disk.
  static func limitFiles(toBytes bytes: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin)
      precondition(setrlimit(RLIMIT_FSIZE, &limit) == 0)
    #else
      precondition(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
    #endif
  }
}
