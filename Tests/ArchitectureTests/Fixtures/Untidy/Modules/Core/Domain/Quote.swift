public struct Quotation {}
extension Quote {}
// struct Quote {}
