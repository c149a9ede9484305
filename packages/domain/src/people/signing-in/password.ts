export const SHORTEST_PASSWORD = 15
export const LONGEST_PASSWORD = 128
const PORTAL_NAME = 'lading'
const SHORTEST_NAME = 3

/** Letters, digits, underscore, hyphen, plus and dot (specification, section 5). */
export const GENERATED_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+.'

/** Whether a password, in lower case, is on a list of stolen ones. */
export type IsStolen = (password: string) => boolean

/**
 * Why a password is refused, in words, or nothing. The list of stolen passwords is handed in by its holder: the
 * server does, the browser asks the other rules alone.
 */
export function passwordRefusal(password: string, email: string, isStolen?: IsStolen): string | undefined {
  const length = Array.from(password).length
  if (length < SHORTEST_PASSWORD)
    return `Use at least ${SHORTEST_PASSWORD} characters; a few words in a row are easy to remember.`
  if (length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`

  const folded = password.toLowerCase()
  if (holdsNameOf(email, folded)) return 'The password must not contain the first part of your e-mail address.'
  if (folded.includes(PORTAL_NAME)) return 'The password must not contain the name of the portal.'
  if (isRepeated(folded)) return 'The password repeats the same characters. Make it more varied.'
  if (isRunning(folded)) return 'The password is a simple sequence. Make it more varied.'
  return isStolen?.(folded) ? 'This password is on lists of stolen passwords. Choose another one.' : undefined
}

/** A password of a length from the specification's alphabet; `random` gives whole numbers from 0 up to below its argument. */
export function generatedPassword(length: number, random: (below: number) => number): string {
  return Array.from({ length }, () => GENERATED_ALPHABET.charAt(random(GENERATED_ALPHABET.length))).join('')
}

/** What stands before the @ and before any +, with its dots and dashes or without them. */
function holdsNameOf(email: string, folded: string): boolean {
  const [name = ''] = email.toLowerCase().split(/[@+]/)
  const bare = (text: string) => text.replace(/[._-]/g, '')
  return name.length >= SHORTEST_NAME && (folded.includes(name) || bare(folded).includes(bare(name)))
}

/** One piece of at most half the length, over and over: `abcabcabcabcabc`. */
function isRepeated(text: string): boolean {
  for (let piece = 1; piece <= text.length / 2; piece++) if (text.slice(piece) === text.slice(0, -piece)) return true
  return false
}

const sequences = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiopasdfghjklzxcvbnm']
const SHORT_RUN = 4

/** Runs along the alphabet, the digits or the keyboard, either way, of four characters each or more: `123456789012345`. */
function isRunning(text: string): boolean {
  let runs = 1
  let directions: string[] | undefined
  for (let index = 1; index < text.length; index++) {
    const steps = directionsOf(text.charAt(index - 1), text.charAt(index))
    const kept = directions ? directions.filter((direction) => steps.includes(direction)) : steps
    if (kept.length === 0) runs++
    directions = kept.length === 0 ? undefined : kept
  }
  return runs * SHORT_RUN <= text.length
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
