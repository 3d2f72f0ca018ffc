/// The documents of an app, and the script that updates it. They are the only files that are not made from those of this repository.
struct AppDocuments {
  let request: AppRequest
  /// Features of the user's own, and whether each asks a server.
  var own: [(name: FeatureName, hasWeb: Bool)] = []

  /// The text of the documents by path.
  var files: [String: String] { ["README.md": readme, "Architecture.md": architecture, "Scripts/new": script] }

  /// The clone itself does the work: what an app is made from exists there alone.
  private var script: String {
    """
    #!/bin/sh
    # Makes a further feature, or merges later changes of what this app was made from into it. CLONE is a clone of the source that
    # .strata-template names, with its history. Lines that both sides have changed stand in the file, between marks.
    #   Scripts/new feature Coin --from CLONE                     a feature as the first one was made, in every layer
    #   Scripts/new feature Advice --plural Advice --from CLONE   when the plural is no usual one
    #   Scripts/new update --from CLONE
    # Exit code 1: some files have conflicts. Exit code 2: nothing was changed; a sentence says why.
    set -euf
    app=$(cd "$(dirname "$0")/.." && pwd)
    clone=
    words=
    while [ $# -gt 0 ]; do
      if [ "$1" = --from ] && [ $# -gt 1 ]; then
        clone=$2
        shift
      else
        words="$words $1"
      fi
      shift
    done
    if [ -x "$clone/Scripts/new" ]; then
      # shellcheck disable=SC2086
      case $words in
        " update") exec "$clone/Scripts/new" update "$app" ;;
        " feature "*) exec "$clone/Scripts/new" $words --app "$app" ;;
      esac
    fi
    echo "Use Scripts/new feature NAME [--plural NAMES] --from CLONE, or Scripts/new update --from CLONE, where CLONE is a clone of the" \
      "source that this app was made from." >&2
    exit 2

    """
  }

  private var one: NameSpelling { request.feature.one }
  private var many: NameSpelling { request.feature.many }

  private var readme: String {
    """
    # Strata

    Say here in two sentences what Strata is for.

    On Linux with Swift 6.3:

    ```sh
    Scripts/test    # checks the format and the architecture, builds without warnings, runs all tests
    Scripts/run \(one.command)
    Scripts/run --trace \(one.command)
    ```

    `--trace` shows each call between the layers. The first build takes a few minutes. \(setup)

    | command | does |
    |---|---|
    \(commands)

    All take `--json`, `--plain`, `--trace`, `--no-color` and `--home DIR`. Data is in `~/.local/share/strata`, in `strata` in the folder that
    `XDG_DATA_HOME` names, or in the folder that `--home` or `STRATA_HOME` names. Results go to standard output, everything else to standard
    error. Exit codes: 0 done, 1 failed, 2 wrong usage. Your features can end with 3, some parts
    failed, and 4, nothing matched (`Outcome`).

    ## Where to begin

    1. [Architecture.md](Architecture.md) shows the layers. Then read the sample feature in the folders `\(many.type)`, from
       `\(one.type)Command.swift` to `\(many.type)Feature.swift`.
    2. Make it yours: `Modules/Domain/\(many.type)/\(one.type).swift` says what it is, `Modules/Data/Data/\(many.type)/\(request.hasWeb ? "Web" : "JSON")\(one.type)Store.swift`
       where it comes from, `Random\(one.type)Presenter.swift` what a user reads.
    3. `Scripts/new feature NAME --from CLONE` makes a further feature of the same form: a folder in each layer, a line in
       `Modules/strata/Strata.swift`\(request.hasWeb ? ", one in `SettingKey.all`" : "") and one in `Tests/ArchitectureTests/Rules/Rules.swift`.
    4. Write your name into LICENSE, below the line that is there, and the version into `Modules/Composition/Version.swift`.

    `.strata-template` says what this app was made from; CLONE is a clone of that source. `Scripts/new update --from CLONE` merges later changes of
    it into your files.

    """
  }

  private var setup: String {
    request.hasWeb
      ? "`Scripts/setup` installs the development files of libcurl if they are missing; it asks nothing."
      : "There is nothing to install."
  }

  private var commands: String {
    (request.features.map { command(of: $0, asksServer: request.hasWeb) } + own.map { command(of: $0.name, asksServer: $0.hasWeb) }
      + (request.hasWeb ? ["| `config show`, `config set KEY VALUE`, `config unset KEY` | show or change settings |"] : []))
      .joined(separator: "\n")
  }

  private func command(of feature: FeatureName, asksServer: Bool) -> String {
    let (one, many) = (feature.one, feature.many)
    return asksServer
      ? "| `\(one.command)` | show \(one.article) from the server of the setting `\(one.command).url`; offline, one that was shown before |"
      : "| `\(one.command)` | show one of the \(many.prose) in `\(many.command).json` of the data directory |"
  }

  private var architecture: String {
    """
    # The architecture of Strata

    Each layer is a folder in `Modules`. An arrow means "imports". No arrow leaves Domain.

    <!-- module graph: begin -->
    \(graph)
    <!-- module graph: end -->

    ## The cycle

    ```text
       user   -> View -> Interactor -> UseCase -> Repository -> DataStore -> \(request.hasWeb ? "libcurl, " : "")files
       screen <- View <- Presenter  <-    (Translator)  <-  entity   <-  record
                 Terminal   Presentation      Domain            Data
    ```

    Calls go in one direction: a view calls an interactor, an interactor runs use cases and calls a presenter, a presenter calls a view. Imports
    lead to Domain from both sides.

    | layer | holds |
    |---|---|
    | Domain | entities, rules as pure functions, use cases, repository protocols, errors |
    | Presentation | Scenes: requests, view models and wording. Presentation: interactors and presenters |
    | Data | DataLayer: repositories and data stores. FileStorage: the data directory.\(request.hasWeb ? " Web: HTTP requests" : "") |
    | Drivers | \(request.hasWeb ? "Transfer (libcurl), " : "")Files (atomic files, locks), RecordJSON |
    | Terminal | a text display for each scene; one JSON display and one plain display for all |
    | Composition | creates everything, traces calls, records exit codes |
    | strata | a file for each command |

    A scene is a namespace: what it can be asked (`Request`), what happened (`Response`), what it shows (`ViewModel`). Errors are typed in every
    layer, and each boundary translates them once. Interactors, presenters and displays are on the main actor; file stores are actors on
    `FileExecutor`, so that blocking calls do not block the shared threads. `Traced` wraps each part when the user asks for `--trace`.

    ## Invariants

    - **Architecture Invariant:** Domain imports no module, not even Foundation; the time comes from a `CurrentTime`. Test:
      `Domain imports no module, and reads no clock, no file and no environment`.
    - **Architecture Invariant:** Presentation, Scenes and Terminal never import Data or a driver, and Data never imports them. Test:
      `presentation and views do not know the data layer, and the data layer does not know them`.
    \(libraries)- **Architecture Invariant:** Only Composition creates repositories, data stores, interactors and presenters. Test:
      `only Composition creates repositories, data stores, interactors and presenters`.
    - **Architecture Invariant:** Only one function writes to the terminal, and every string passes its filter. Test:
      `only one function writes to the terminal`.
    - **Architecture Invariant:** Every target belongs to a row of `Rules.layers`. Test:
      `every target is classified, and imports what the manifest declares and its row allows`.
    - **Architecture Invariant:** No feature names a type of another feature. Test:
      `no feature names a type of another, and shared files name none`.

    `Tests/ArchitectureTests/Rules/Rules.swift` is the rule book. When you add a target, add a row there and run `Scripts/module-graph`.

    ## Glossary

    | term | meaning | type |
    |---|---|---|
    | data directory | the folder with all of a user's data | `DataDirectory` |
    | display | draws a view model | `Display`, `JSONDisplay` |
    | feature | a vertical slice through all layers | `\(many.type)Feature` |
    | interactor | takes a scene's requests and runs use cases | `Interactor` |
    | outcome | how a request went; becomes the exit code | `Outcome`, `ExitCodeRecorder` |
    | presenter | turns a response into a view model | `Presenter` |
    | repository | Domain's access to its entities | `\(one.type)Repository` |
    | scene | a command's result; a namespace | `Random\(one.type)` |
    | trace | the calls of a request, as `--trace` prints them | `Trace`, `TraceStep` |
    | use case | one thing that the program can do | `UseCase` |

    """
  }

  /// Without web, there is no system library.
  private var libraries: String {
    guard request.hasWeb else { return "" }
    return """
      - **Architecture Invariant:** Only Transfer imports CLibCurl. Test:
        `a system library has one owner, and none of its types shows in a public declaration`.

      """
  }

  private var graph: String {
    let (web, transfer) = request.hasWeb ? (" & Web", " & Transfer") : ("", "")
    let modules = [
      "Domain", "Scenes", "Presentation", "DataLayer", "FileStorage", "Web", "Transfer", "Files", "RecordJSON", "Terminal", "Composition",
      "strata",
    ].filter { request.hasWeb || !["Web", "Transfer"].contains($0) }
    let nodes =
      modules.map { "  \($0)[\($0)]" } + (request.hasWeb ? ["  CLibCurl[(CLibCurl)]"] : []) + ["  ArgumentParser([ArgumentParser])"]
    let arrows =
      [
        "Scenes --> Domain", "Presentation --> Domain & Scenes",
        "DataLayer --> Domain & FileStorage\(web) & Files & RecordJSON\(transfer)", "FileStorage --> Domain & Files & RecordJSON",
      ] + (request.hasWeb ? ["Web --> Domain & Transfer", "Transfer --> CLibCurl"] : []) + [
        "Terminal --> Domain & Scenes",
        "Composition --> Domain & Scenes & Presentation & DataLayer & Files\(transfer) & Terminal & FileStorage\(web)",
        "strata --> Domain & Scenes & Composition & ArgumentParser",
      ]
    return (["```mermaid", "flowchart TD"] + nodes + arrows.map { "  \($0)" } + ["```"]).joined(separator: "\n")
  }
}

extension NameSpelling {
  /// With its article, in a sentence: `a tip`, `an entity`.
  var article: String { "\(followsAn ? "an" : "a") \(prose)" }
}
