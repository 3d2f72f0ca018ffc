public import ArgumentParser
public import ReaderComposition

extension PictureArchitecture: ExpressibleByArgument {}
