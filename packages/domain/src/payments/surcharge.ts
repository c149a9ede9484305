/**
 * The key of the band that holds so many days: bands are keys of the catalogue (`sff.surcharge.main.16-30`, `….46+`),
 * so staff may cut them anew. Where none fits, the key of the gap is answered, which no fee holds.
 */
export function surchargeBand(prefix: string, days: number, keys: readonly string[]): string {
  return (
    keys.find((key) => key.startsWith(`${prefix}.`) && holds(key.slice(prefix.length + 1), days)) ?? `${prefix}.${days}`
  )
}

function holds(band: string, days: number): boolean {
  const [, first, last, open] = /^(\d+)(?:-(\d+)|(\+))$/.exec(band) ?? []
  if (first === undefined) return false
  return days >= Number(first) && (open === '+' || days <= Number(last))
}
