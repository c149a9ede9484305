export const SHORTEST_PASSWORD = 15
export const LONGEST_PASSWORD = 128
const PORTAL_NAME = 'lading'
const SHORTEST_NAME = 3

/** Letters, digits, underscore, hyphen, plus and dot (specification, section 5). */
export const GENERATED_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+.'

/** Why a password is refused, in words, or nothing. Whether it was breached elsewhere needs a list and is asked apart. */
export function passwordRefusal(password: string, email: string): string | undefined {
  const length = Array.from(password).length
  if (length < SHORTEST_PASSWORD)
    return `Use at least ${SHORTEST_PASSWORD} characters; a few words in a row are easy to remember.`
  if (length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`

  const folded = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  if (name.length >= SHORTEST_NAME && folded.includes(name))
    return 'Leave the name of your e-mail address out of the password.'
  if (folded.includes(PORTAL_NAME)) return 'Leave the name of the portal out of the password.'
  if (isRepeated(folded)) return 'The password repeats one piece over and over. Mix it up.'
  if (isRunning(folded)) return 'The password is a running sequence. Mix it up.'
  return undefined
}

/** A password of a length from the specification's alphabet; `random` gives whole numbers from 0 up to below its argument. */
export function generatedPassword(length: number, random: (below: number) => number): string {
  return Array.from({ length }, () => GENERATED_ALPHABET.charAt(random(GENERATED_ALPHABET.length))).join('')
}

/** One piece of at most half the length, over and over: `abcabcabcabcabc`. */
function isRepeated(text: string): boolean {
  for (let piece = 1; piece <= text.length / 2; piece++) if (text.slice(piece) === text.slice(0, -piece)) return true
  return false
}

const sequences = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiopasdfghjklzxcvbnm']
const FEW_RUNS = 2

/** Nothing but one or two runs along the alphabet, the digits or the keyboard, either way: `123456789012345`. */
function isRunning(text: string): boolean {
  let runs = 1
  let directions: string[] | undefined
  for (let index = 1; index < text.length; index++) {
    const steps = directionsOf(text.charAt(index - 1), text.charAt(index))
    const kept = directions ? directions.filter((direction) => steps.includes(direction)) : steps
    if (kept.length === 0) runs++
    directions = kept.length === 0 ? undefined : kept
  }
  return runs <= FEW_RUNS
}

/** Along which sequences the second character follows the first, forwards or backwards; the ends join. */
function directionsOf(from: string, to: string): string[] {
  if (from === to) return ['same']
  return sequences.flatMap((sequence) => {
    const [one, other] = [sequence.indexOf(from), sequence.indexOf(to)]
    if (one === -1 || other === -1) return []
    const distance = (other - one + sequence.length) % sequence.length
    return distance === 1 ? [`${sequence} on`] : distance === sequence.length - 1 ? [`${sequence} back`] : []
  })
}
