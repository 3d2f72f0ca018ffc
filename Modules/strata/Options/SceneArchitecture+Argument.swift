public import ArgumentParser
public import Composition

extension SceneArchitecture: ExpressibleByArgument {}
