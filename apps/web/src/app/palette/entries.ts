import type { Actor } from '@lading/domain/people/acting/actor'
import { admit } from '../guard.ts'
import { paths } from '@lading/contract/addresses/paths'
import { profileParts } from '../profile-parts.ts'
import type { Screen } from '../routes/screen.ts'
import { screens } from '../routes/screens.ts'

/** A line of the palette: where it leads, or what it does. */
export interface Entry {
  /** The same from day to day: what was chosen last is remembered by it. */
  readonly id: string
  readonly label: string
  /** Where it belongs, in smaller letters. */
  readonly hint?: string
  /** Other words by which it is found. */
  readonly words?: string
  readonly path?: string
  readonly act?: () => void
}

const PUBLIC = 'Public site'

/** Every screen that opens at once for this person: those the guard lets them into, and the parts of their profile. */
export function screensFor(actor: Actor | null, all: readonly Screen[] = screens): readonly Entry[] {
  const open = all.filter((screen) => !screen.ledTo && !/[:*]/.test(screen.path) && isOffered(screen, actor))
  const entries = open.map(({ path, title, menu, audience }) => ({
    id: path,
    path,
    label: menu?.label ?? title,
    hint: menu?.group ?? (actor && audience === 'public' ? PUBLIC : ''),
    words: title,
  }))
  if (!actor) return entries
  // Staff and customers see their work first.
  const isPublic = ({ hint }: Entry) => hint === PUBLIC
  return [...entries.filter((entry) => !isPublic(entry)), ...ownParts(actor), ...entries.filter(isPublic)]
}

function isOffered(screen: Screen, actor: Actor | null): boolean {
  if (actor && screen.bare) return false
  const visitor = { actor, is_email_verified: true, must_change_password: false }
  return 'screen' in admit([screen], visitor)
}

function ownParts({ audience }: Actor): readonly Entry[] {
  const own = audience === 'staff' ? paths.adminProfile() : paths.customerProfile()
  const parts = profileParts.filter(({ isOfStaff }) => !isOfStaff || audience === 'staff')
  const lines = parts.map(({ name, title }) => ({ path: `${own}#${name}`, label: title }))
  lines.push({ path: paths.changePassword(), label: 'Change password' })
  return lines.map((line) => ({ ...line, id: line.path, hint: 'My profile' }))
}

/** The entries that hold every word that was typed; those that begin with it first. */
export function entriesFor(typed: string, entries: readonly Entry[]): readonly Entry[] {
  const wanted = folded(typed)
  const words = wanted.split(/\s+/)
  const fits = entries.filter(({ label, hint = '', words: more = '' }) => {
    const held = folded(`${label} ${hint} ${more}`)
    return words.every((word) => held.includes(word))
  })
  const begins = ({ label }: Entry) => folded(label).startsWith(wanted)
  return [...fits.filter(begins), ...fits.filter((entry) => !begins(entry))]
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
