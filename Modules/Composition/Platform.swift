import DataLayer
import Domain
import Transfer

/// What all features stand on: the person's home, the thread for files, the network, the time.
struct Platform {
  let home: HomeFolder
  let files = FileExecutor(label: "strata.files")
  let web = WebClient(loop: TransferLoop(), userAgent: Version.userAgent)
  let now = SystemClock.now
  let tracing: Tracing

  init(home path: String, tracing: Tracing) {
    home = HomeFolder(path: path, now: now)
    self.tracing = tracing
  }
}
