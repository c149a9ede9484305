const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const GROUPS = ['', 'thousand', 'million', 'billion', 'trillion'] as const

/** A decimal amount as a receipt spells it: `24724.80` becomes "Twenty-four thousand seven hundred twenty-four pesos and 80/100". */
export function amountInWords(amount: string): string {
  const [whole = '0', centavos = '00'] = amount.split('.')
  const pesos = BigInt(whole)
  const words = `${inWords(pesos)} ${pesos === 1n ? 'peso' : 'pesos'}`
  const ending = centavos === '00' ? 'only' : `and ${centavos}/100`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${ending}`
}

function inWords(number: bigint): string {
  if (number === 0n) return ONES[0]
  const words: string[] = []
  for (let rest = number, group = 0; rest > 0n; rest /= 1000n, group++) {
    const part = Number(rest % 1000n)
    if (part > 0) words.unshift(`${belowThousand(part)} ${GROUPS[group] ?? ''}`.trim())
  }
  return words.join(' ')
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  const words = hundreds > 0 ? [`${ONES[hundreds]} hundred`] : []
  if (rest > 0) words.push(belowHundred(rest))
  return words.join(' ')
}

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  const tens = TENS[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`
}
