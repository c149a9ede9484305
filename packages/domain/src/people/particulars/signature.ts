import { plainName } from '../../text/plain-name.ts'

const suffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/**
 * Whether a typed signature is this name: whatever its capitals, accents and dots, with the names between the first and
 * the last written out, as initials or left out. A suffix is not asked.
 */
export function isSignatureOf(typed: string, name: string): boolean {
  const [signed, known] = [partsOf(typed), partsOf(name)]
  if (signed.length < 2 && known.length > 1) return false
  return signed[0] === known[0] && signed.at(-1) === known.at(-1) && isBetween(signed.slice(1, -1), known.slice(1, -1))
}

/** Why a typed signature is refused; undefined where it is one of these names, or where none is known. */
export function signatureFault(typed: string, names: readonly string[]): string | undefined {
  const known = [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '')
  if (known.length === 0 || known.some((name) => isSignatureOf(typed, name))) return undefined
  return `Sign with the name of your account or of the authorised representative: ${known.join(' or ')}.`
}

const partsOf = (name: string) =>
  plainName(name)
    .split(' ')
    .filter((part) => !suffixes.has(part))

/** Each middle name that is typed stands among the known ones, in their order; an initial may be one nobody knows. */
function isBetween(typed: readonly string[], known: readonly string[]): boolean {
  let from = 0
  for (const name of typed) {
    // An initial may always be left out of the comparison: looking for it among the known names could only cost a place.
    if (name.length === 1) continue
    const place = known.findIndex((one, index) => index >= from && (one === name || isInitial(one, name)))
    if (place < 0) return false
    from = place + 1
  }
  return true
}

const isInitial = (short: string, long: string) => short.length === 1 && long.startsWith(short)
