/// Every test here runs programs, so no file needs to import this.
@_exported public import ProgramRuns
