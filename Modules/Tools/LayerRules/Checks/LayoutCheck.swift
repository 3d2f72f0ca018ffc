/// Checks the layout rules: the names and sizes of files, folders and targets.
struct LayoutCheck {
  let project: Project
  let book: RuleBook

  private var rules: LayoutRules { book.layout }
  private var modules: [Module] { project.modules.filter(book.isProduction) }

  var findings: [Finding] {
    let files = modules.flatMap { module in
      module.files.flatMap { [misnamed($0, in: module), overlong($0, in: module)].compactMap(\.self) + strayTypes(in: $0, of: module) }
    }
    return files + strayNames + untestedLayers + overlargeTargets + overfullFolders
  }

  /// A file is named after a type, function or protocol in it: `Type.swift`, or `Type+Something.swift` for an extension.
  private func misnamed(_ file: SourceFile, in module: Module) -> Finding? {
    guard rules.namesFiles else { return nil }
    let parts = file.name.dropLast(".swift".count).split(separator: "+", omittingEmptySubsequences: false)
    let isExtension = parts.count > 1
    guard let name = parts.first.map(String.init), name != "main", isExtension || name.utf8.allSatisfy(\.isName) else { return nil }
    let isThere = file.declarations.contains { declaration in
      declaration.keyword == "extension"
        ? isExtension && (declaration.name == name || declaration.name.hasSuffix("." + name))
        : declaration.name == name
    }
    guard !isThere else { return nil }
    return Finding(
      rule: .fileName, target: module.name, file: file.path, line: 1,
      sentence: "no \(isExtension ? "type or extension" : "type, function or protocol") called \(name) in \(file.name)")
  }

  /// The types that must be in a file of their own name but are in another file.
  private func strayTypes(in file: SourceFile, of module: Module) -> [Finding] {
    guard let own = rules.ownFiles, !own.outside.contains(where: file.path.hasPrefix) else { return [] }
    let name = file.name.prefix { $0 != "+" && $0 != "." }
    return file.declarations.filter { declaration in
      declaration.isTopLevel && !declaration.isPrivate && declaration.declaresType && declaration.name != name
        && !own.exceptions.contains(declaration.name)
        && (own.suffixes.contains(where: declaration.name.hasSuffix) || own.protocols.contains(where: declaration.inherits.contains))
    }.map {
      Finding(
        rule: .fileName, target: module.name, file: file.path, line: $0.line,
        sentence: "\($0.name) stands in \(file.name): a reader looks for it in \($0.name).swift")
    }
  }

  private func overlong(_ file: SourceFile, in module: Module) -> Finding? {
    guard let longest = rules.longestFile, file.source.lineCount > longest else { return nil }
    return Finding(
      rule: .fileLength, target: module.name, file: file.path, line: longest + 1,
      sentence: "\(file.source.lineCount) lines: a file holds one idea, in \(longest) lines at most")
  }

  private var overlargeTargets: [Finding] {
    modules.filter { book.layer(of: $0) != nil }.compactMap { module in
      guard let limit = rules.largestTargets[module.name] ?? rules.largestTarget else { return nil }
      let files = filesReadTogether(in: module)
      let lines = files.lineCount
      guard files.count > limit.files || lines > limit.lines else { return nil }
      return Finding(
        rule: .targetSize, target: module.name, file: project.manifest.path, line: project.manifestLine(of: module.name),
        sentence: "\(module.name) has \(files.count) files and \(lines) lines: at most \(limit.files) and \(limit.lines)")
    }
  }

  /// The files that the features of a target share, and those of its largest feature. Features do not know each other, so two of them need
  /// not be read together.
  private func filesReadTogether(in module: Module) -> [SourceFile] {
    guard let features = book.features else { return module.files }
    var own = Dictionary(grouping: module.files) { features.feature(of: $0.path) }
    let shared = own.removeValue(forKey: nil) ?? []
    let largest = own.values.max { ($0.count, $0.lineCount) < ($1.count, $1.lineCount) }
    return shared + (largest ?? [])
  }

  private var overfullFolders: [Finding] {
    guard let maximum = rules.mostFilesInFolder else { return [] }
    let folders = Dictionary(grouping: modules.flatMap(\.files)) { file in
      file.path.split(separator: "/").dropLast().joined(separator: "/")
    }
    return folders.filter { $0.value.count > maximum }.map { folder, files in
      Finding(
        rule: .folderSize, target: project.name, file: folder, line: 1,
        sentence: "\(files.count) files: a folder of more than \(maximum) is cut by meaning")
    }
  }

  private var strayNames: [Finding] {
    guard let allowed = rules.topLevel else { return [] }
    return project.topLevel.filter { !$0.hasPrefix(".") && !allowed.contains($0) }.map {
      Finding(rule: .topLevel, target: project.name, file: $0, line: 1, sentence: "\($0) does not belong at the top of the package")
    }
  }

  private var untestedLayers: [Finding] {
    project.modules.compactMap { module in
      guard let tests = book.layer(of: module)?.tests, !isTestTarget(tests) else { return nil }
      return Finding(
        rule: .testTargets, target: module.name, file: project.manifest.path, line: project.manifestLine(of: module.name),
        sentence: "\(module.name) has no test target \(tests) in a folder of that name")
    }
  }

  private func isTestTarget(_ name: String) -> Bool {
    guard let module = project.module(named: name) else { return false }
    return !book.isProduction(module) && module.path.hasSuffix("/\(name)")
  }
}

extension [SourceFile] {
  fileprivate var lineCount: Int { reduce(0) { $0 + $1.source.lineCount } }
}
