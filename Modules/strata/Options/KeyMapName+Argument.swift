public import ArgumentParser
public import Composition

extension KeyMapName: ExpressibleByArgument {}
