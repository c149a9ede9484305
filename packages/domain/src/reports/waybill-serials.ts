/** Numbers of house waybills from the first to the last, both included. */
export interface SerialRange {
  readonly from: number
  readonly to: number
}

/** Serial numbers of a waybill series as a line of the report states them (field facts, section 2.8, form 71 D). */
export interface WaybillSerials extends SerialRange {
  /** Numbers that were not used: `105, 110-115`. */
  readonly excluded: string
}

/** The ranges that a list of numbers names; undefined of a text that names none. `105, 110-115` are two. */
export function rangesIn(text: string): SerialRange[] | undefined {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const ranges: SerialRange[] = []
  for (const part of parts) {
    const [, first, last = first] = /^(\d{1,12})(?:\s*[-–]\s*(\d{1,12}))?$/.exec(part) ?? []
    if (first === undefined || last === undefined || Number(last) < Number(first)) return undefined
    ranges.push({ from: Number(first), to: Number(last) })
  }
  return ranges
}

/** Whether two ranges have a number in common. */
export const overlap = (one: SerialRange, other: SerialRange): boolean => one.from <= other.to && other.from <= one.to

/** How many numbers of a series were used; undefined where the excluded ones cannot be read. Each counts once. */
export function serialsUsed({ from, to, excluded }: WaybillSerials): number | undefined {
  const ranges = rangesIn(excluded)
  if (!ranges) return undefined
  let [used, next] = [to - from + 1, from]
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const first = Math.max(range.from, next)
    const last = Math.min(range.to, to)
    if (last < first) continue
    used -= last - first + 1
    next = last + 1
  }
  return used
}

interface SerialsFault {
  readonly column: 'serial_to' | 'excluded' | 'used'
  readonly message: string
}

/** What is wrong with the serial numbers of a line, by its column; nothing where they agree. */
export function serialsFault(serials: WaybillSerials, used: number): SerialsFault | undefined {
  const { from, to, excluded } = serials
  if (to < from) return { column: 'serial_to', message: 'The last serial number is before the first.' }
  const ranges = rangesIn(excluded)
  if (!ranges) return { column: 'excluded', message: 'Enter numbers and ranges, such as 105, 110-115.' }
  if (ranges.some((range) => range.from < from || range.to > to))
    return { column: 'excluded', message: `Exclude numbers from ${from} to ${to} only.` }
  const counted = serialsUsed(serials)
  return counted === used
    ? undefined
    : { column: 'used', message: `From ${from} to ${to} without the excluded ones are ${counted}, not ${used}.` }
}
