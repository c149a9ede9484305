/** Ten-thousandths of a percent, so that sums are exact; undefined for text that is no percentage. */
export function tenThousandths(percent: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent) ?? []
  return whole === undefined ? undefined : Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'))
}

/** `33.3333` for 333333; zeros at the end left out. */
export function percentText(parts: number): string {
  return String(Number((parts / 10_000).toFixed(4)))
}

const HUNDRED = 1_000_000
const TOLERANCE = 100 // 0.01 %, field facts, section 15.2

/** The sum of percentages, or undefined while one of them is missing. */
export function sumOfPercentages(percentages: readonly string[]): number | undefined {
  let sum = 0
  for (const percent of percentages) {
    const parts = tenThousandths(percent)
    if (parts === undefined) return undefined
    sum += parts
  }
  return sum
}

/** Whether a sum is a hundred percent, give or take a hundredth. */
export function isHundred(sum: number): boolean {
  return Math.abs(sum - HUNDRED) <= TOLERANCE
}

/** What is left to a hundred percent; undefined for text that is no percentage up to a hundred. */
export function restOfHundred(percent: string): string | undefined {
  const parts = tenThousandths(percent)
  return parts === undefined || parts > HUNDRED ? undefined : percentText(HUNDRED - parts)
}
