/** The colours of an avatar without a photo (specification, section 3). */
export const avatarColours = [
  'blue',
  'indigo',
  'purple',
  'pink',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'cyan',
] as const
export type AvatarColour = (typeof avatarColours)[number]

/**
 * The first letter of the first and of the last word, upper case; a single word gives one letter. A full name is read
 * as it is spoken, `Dela Cruz, Juan Santos Jr.` as Juan … Cruz: a person has the same letters wherever they stand.
 */
export function initials(name: string): string {
  const words = spoken(name)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
  return letterOf(first) + letterOf(last)
}

/** Last name and the rest, which a comma parts, in the order they are said; what stands after a last name, as `Jr.`, is no name. */
function spoken(name: string): string {
  const [last = '', rest = ''] = name.replace(SUFFIX, '').split(/,\s*(.*)/)
  return `${rest} ${last}`
}

const SUFFIX = /[\s,]+(jr|sr|ii|iii|iv|v)\.?$/i

/** Picked at random, but once for all: a person keeps the colour for every reader. */
export function avatarColour(user_id: number): AvatarColour {
  const scattered = Math.imul(user_id ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return avatarColours[(scattered >>> 8) % avatarColours.length] ?? avatarColours[0]
}

function letterOf(word = ''): string {
  return (/\p{L}/u.exec(word)?.[0] ?? '').toUpperCase()
}
