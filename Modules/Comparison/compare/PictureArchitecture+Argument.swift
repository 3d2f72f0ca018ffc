public import ArgumentParser
public import ComparisonComposition

extension PictureArchitecture: ExpressibleByArgument {}
