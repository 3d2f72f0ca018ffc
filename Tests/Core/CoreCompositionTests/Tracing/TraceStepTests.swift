import CoreDomain
import CorePresentation
import CoreScenes
import CoreTerminal
@testable import CoreComposition
import Testing

@Suite("TraceStep")
struct TraceStepTests {

  @Test("the layer is the type's module, and the file is named after the type without its generic arguments")
  func names() {
    let cases: [(type: Any.Type, layer: String, name: String)] = [
      (ChangeSetting.self, "CoreDomain", "ChangeSetting"),
      (SettingListPresenter.self, "CorePresentation", "SettingListPresenter"),
      (JSONDisplay<SettingList.ViewModel>.self, "CoreTerminal", "JSONDisplay"),
      (SettingList.ViewModel.self, "CoreScenes", "ViewModel"),
    ]
    for (type, layer, name) in cases {
      let step = TraceStep(type: type, step: "step", input: "")
      #expect(step.layer == layer && step.type == name && step.file == "\(name).swift")
    }
  }

  @Test("a call through a protocol is named by it, and the file by the type")
  func protocols() {
    let step = TraceStep(type: TraceStepTests.self, as: (any ConfigurationRepository).self, step: "step", input: "")
    #expect([step.layer, step.type, step.file] == ["CoreCompositionTests", "ConfigurationRepository", "TraceStepTests.swift"])
  }

  @Test(
    "who asks is named by the file of the call, which can be that of an extension",
    arguments: [
      ("SampleData/WebQuoteStore.swift", ["SampleData", "WebQuoteStore", "WebQuoteStore.swift"]),
      ("StatusSync/StatusSync+Journals.swift", ["StatusSync", "StatusSync", "StatusSync+Journals.swift"]),
    ])
  func callers(fileID: String, names: [String]) {
    let step = TraceStep(fileID: fileID, step: "step", input: "", caller: nil)
    #expect([step.layer, step.type, step.file] == names)
  }
}
