/** What makes a spreadsheet take a cell for a formula, in narrow and in wide letters. */
const STARTS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** A negative number or amount works nothing out: it stays readable, and a number. */
const NEGATIVE = /^-₱?\d[\d,]*(\.\d+)?$/

/** The text as a cell of a CSV file that a spreadsheet shows and never works out: an apostrophe before a formula. */
export function escapeSpreadsheetFormula(text: string): string {
  return STARTS_A_FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text
}
