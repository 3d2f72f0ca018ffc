extension Project {
  /// Every violation of the layout that Architecture.md describes, sorted.
  var untidiness: [Violation] {
    let files = modules.filter(\.isProduction).flatMap { module in
      module.files.flatMap { [misnamed($0, in: module), overlong($0, in: module)].compactMap(\.self) }
    }
    return (files + strayNames + untestedLayers + overlargeTargets + overfullFolders).sorted()
  }

  /// A file is named after the one type, function or protocol it holds: `Type.swift`, or `Type+Something.swift` for an extension.
  private func misnamed(_ file: SourceFile, in module: Module) -> Violation? {
    let parts = file.name.dropLast(".swift".count).split(separator: "+", omittingEmptySubsequences: false)
    let isExtension = parts.count > 1
    guard let name = parts.first.map(String.init), name != "main", isExtension || name.utf8.allSatisfy(\.isName) else { return nil }
    let isThere = file.declarations.contains { declaration in
      declaration.keyword == "extension"
        ? isExtension && (declaration.name == name || declaration.name.hasSuffix("." + name))
        : declaration.name == name
    }
    guard !isThere else { return nil }
    return Violation(
      rule: .fileName, target: module.name, file: file.path, line: 1,
      sentence: "no \(isExtension ? "type or extension" : "type, function or protocol") called \(name) in \(file.name)")
  }

  private func overlong(_ file: SourceFile, in module: Module) -> Violation? {
    guard file.source.lineCount > Rules.longestFile else { return nil }
    return Violation(
      rule: .fileLength, target: module.name, file: file.path, line: Rules.longestFile + 1,
      sentence: "\(file.source.lineCount) lines: a file holds one idea, in \(Rules.longestFile) lines at most")
  }

  private var overlargeTargets: [Violation] {
    modules.filter { $0.isProduction && $0.layer != nil }.compactMap { module in
      let limit = module.name == "Domain" ? Rules.largestDomain : Rules.largestTarget
      let lines = module.files.reduce(0) { $0 + $1.source.lineCount }
      guard module.files.count > limit.files || lines > limit.lines else { return nil }
      return Violation(
        rule: .targetSize, target: module.name, file: manifest.path, line: manifestLine(of: module.name),
        sentence: "\(module.name) has \(module.files.count) files and \(lines) lines: at most \(limit.files) and \(limit.lines)")
    }
  }

  private var overfullFolders: [Violation] {
    let folders = Dictionary(grouping: modules.filter(\.isProduction).flatMap(\.files)) { file in
      file.path.split(separator: "/").dropLast().joined(separator: "/")
    }
    return folders.filter { $0.value.count > Rules.mostFilesInFolder }.map { folder, files in
      Violation(
        rule: .folderSize, target: name, file: folder, line: 1,
        sentence: "\(files.count) files: a folder of more than \(Rules.mostFilesInFolder) is cut by meaning")
    }
  }

  private var strayNames: [Violation] {
    topLevel.filter { !$0.hasPrefix(".") && !Rules.topLevel.contains($0) }.map {
      Violation(rule: .topLevel, target: name, file: $0, line: 1, sentence: "\($0) does not belong at the top of the package")
    }
  }

  private var untestedLayers: [Violation] {
    modules.compactMap { module in
      guard let tests = module.layer?.tests, self.module(named: tests)?.path != "Tests/\(tests)" else { return nil }
      return Violation(
        rule: .testTargets, target: module.name, file: manifest.path, line: manifestLine(of: module.name),
        sentence: "\(module.name) has no test target \(tests) in Tests/\(tests)")
    }
  }
}
