/** Thousandths in one unit: quantities of reports have at most three decimals. */
const THOUSANDTHS = 1000

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,3}))?$/

/** Whether the text is a quantity: kilograms, cubic metres or TEU, not negative, at most three decimals. */
export const isQuantity = (text: string): boolean => DECIMAL.test(text)

/** Whole thousandths of decimal text: `12.5` is 12500. Throws a RangeError for anything that is not a quantity. */
export function thousandths(text: string): number {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`Not a quantity: ${text}`)
  return Number(whole) * THOUSANDTHS + Number(decimals.padEnd(3, '0'))
}

/** Decimal text of whole thousandths, without zeros at its end: 12500 is `12.5`. Throws where the sum is not exact. */
export function quantityText(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole thousandths: ${amount}`)
  const decimals = String(amount % THOUSANDTHS)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return `${Math.floor(amount / THOUSANDTHS)}${decimals && `.${decimals}`}`
}

/** The sum of quantities, as decimal text. */
export const sumOfQuantities = (texts: readonly string[]): string =>
  quantityText(texts.reduce((sum, text) => sum + thousandths(text), 0))
