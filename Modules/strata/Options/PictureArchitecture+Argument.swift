public import ArgumentParser
public import Composition

extension PictureArchitecture: ExpressibleByArgument {}
