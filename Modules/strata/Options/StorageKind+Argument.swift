public import ArgumentParser
public import Domain

extension StorageKind: ExpressibleByArgument {}
