extension Quotation {}
