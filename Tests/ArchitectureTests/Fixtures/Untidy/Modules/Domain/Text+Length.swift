extension Quotation.Text {}
