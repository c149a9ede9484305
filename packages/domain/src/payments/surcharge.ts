/**
 * The key of the band that holds so many days: bands are keys of the catalogue (`sff.surcharge.main.16-30`, `….46+`),
 * so staff may cut them anew. Where none fits, the key of the gap is answered, which no fee holds.
 */
export function surchargeBand(prefix: string, days: number, keys: readonly string[]): string {
  const found = bandsOf(prefix, keys).find(({ first, last }) => days >= first && (last === null || days <= last))
  return `${prefix}.${found?.band ?? days}`
}

interface Band {
  readonly band: string
  readonly first: number
  /** Null: from then on. */
  readonly last: number | null
}

/** The bands of a surcharge, in their order. */
export function bandsOf(prefix: string, keys: readonly string[]): Band[] {
  const named = keys.filter((key) => key.startsWith(`${prefix}.`)).map((key) => key.slice(prefix.length + 1))
  return named.flatMap(bandNamed).toSorted((one, other) => one.first - other.first)
}

function bandNamed(band: string): Band[] {
  const [, first, last, open] = /^(\d+)(?:-(\d+)|(\+))$/.exec(band) ?? []
  return first === undefined ? [] : [{ band, first: Number(first), last: open === '+' ? null : Number(last) }]
}
