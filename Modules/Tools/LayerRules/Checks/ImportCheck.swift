/// Checks the imports of the sources against rows, prohibitions and libraries.
struct ImportCheck {
  let check: LayerCheck
  let module: Module
  let layer: Layer

  /// At most one finding per import: the most specific one.
  var findings: [Finding] {
    module.files.flatMap { file in
      file.imports.compactMap { statement in
        let verdict = Verdict(on: statement.module, for: module, in: layer, of: check)
        if let verdict { return finding(verdict.rule, verdict.sentence, file, statement) }
        if isUndeclared(statement.module) {
          return finding(
            .declared, "\(module.name) imports \(statement.module), which Package.swift does not declare for it", file, statement)
        }
        if statement.isVisibleOutside, check.book.libraries.contains(where: { $0.name == statement.module }) {
          return finding(.systemLibraries, "\(module.name) shows \(statement.module) to those who import it", file, statement)
        }
        return nil
      }
    }
  }

  private func isUndeclared(_ name: String) -> Bool {
    !check.toolchain.contains(name) && !module.declares(name) && name != Module.importName(module.name)
  }

  private func finding(_ rule: Rule, _ sentence: String, _ file: SourceFile, _ statement: ImportStatement) -> Finding {
    Finding(rule: rule, target: module.name, file: file.path, line: statement.line, sentence: sentence)
  }
}
