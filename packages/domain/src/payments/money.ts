/** Whole centavos. All sums are made of these; text with two decimals is for wires and rows. */
export type Centavos = number

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** Whether the text is an amount of pesos: digits, at most two decimals, perhaps a leading minus. */
export function isMoney(text: string): boolean {
  const [, , pesos] = DECIMAL.exec(text) ?? []
  return pesos !== undefined && pesos.replace(/^0+/, '').length <= 12
}

/** Centavos of decimal text: `5030.5` is 503050. Throws a RangeError for anything that is not an amount. */
export function centavos(text: string): Centavos {
  const [, minus, pesos, decimals = ''] = DECIMAL.exec(text) ?? []
  if (pesos === undefined || !isMoney(text)) throw new RangeError(`Not an amount of money: ${text}`)
  const amount = Number(pesos) * 100 + Number(decimals.padEnd(2, '0'))
  return minus && amount !== 0 ? -amount : amount
}

/** Decimal text of centavos: 503050 is `5030.50`. */
export function decimalText(amount: Centavos): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole centavos: ${amount}`)
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The sum of decimal texts, as decimal text. */
export function sumOfMoney(amounts: readonly string[]): string {
  return decimalText(amounts.reduce((sum, amount) => sum + centavos(amount), 0))
}

/** `₱5,030.00`, as en-US writes PHP (specification, section 5). Takes decimal text or centavos. */
export function peso(amount: string | Centavos): string {
  const text = decimalText(typeof amount === 'string' ? centavos(amount) : amount)
  return text.startsWith('-') ? `-₱${grouped(text.slice(1))}` : `₱${grouped(text)}`
}

/** What a money field shows while it is typed in: thousands separators; a leading minus, the decimals and a last word kept. */
export function groupMoneyInput(typed: string): string {
  const minus = /^\s*-/.test(typed) ? '-' : ''
  const word = /\d\.?(\s*[a-z]+)$/i.exec(typed)?.[1] ?? ''
  const [whole = '', ...decimals] = typed.replace(/[^\d.]/g, '').split('.')
  const pesos = whole.replace(/^0+(?=\d)/, '')
  return minus + grouped(pesos) + (decimals.length > 0 ? `.${decimals.join('')}` : '') + word
}

/** How many zeros a word after an amount stands for: `4.5M`, `2 million`. */
const zeros: Readonly<Record<string, number>> = { '': 0, k: 3, thousand: 3, m: 6, million: 6 }

/** Decimal text of what was typed in a money field, or undefined where it is no amount (empty, three decimals, words). */
export function moneyFromInput(typed: string): string | undefined {
  const [, figures = '', word = ''] = /^(.*?)([a-z]*)$/i.exec(typed.replace(/[,₱\s]/g, '')) ?? []
  const text = figures.replace(/^(-?)\./, '$10.').replace(/\.$/, '')
  const power = zeros[word.toLowerCase()]
  if (power === undefined || !isMoney(text)) return undefined
  const whole = centavos(text) * 10 ** power
  return Number.isSafeInteger(whole) && isMoney(decimalText(whole)) ? decimalText(whole) : undefined
}

/** Digits with a comma at each thousand. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
}
