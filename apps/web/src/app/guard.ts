import { paths } from '@lading/contract/addresses/paths'
import { type Actor, holds, mayOpen } from '@lading/domain/people/acting/actor'
import type { Screen } from './routes/screen.ts'

/** Who asks for a screen. */
export interface Visitor {
  /** Null without a valid, unexpired token. */
  readonly actor: Actor | null
  readonly is_email_verified: boolean
  readonly must_change_password: boolean
  readonly owes_second_factor?: boolean
}

/** The screen that opens, or the address to go to instead; `save` asks to remember the wanted page. */
export type Admission = { readonly screen: Screen } | { readonly go: string; readonly save?: true }

/** The client's rules of the route guard (specification, section 6). The server decides alone; this decides what is shown. */
export function admit(entries: readonly Screen[], visitor: Visitor): Admission {
  const { actor } = visitor
  const screen = entryFor(entries, actor)
  if (screen.path === paths.login() && actor) return { go: 'wanted' }
  if (screen.audience === 'public') return { screen }
  if (!actor) return { go: paths.home(), save: true }

  if (actor.audience === 'customer' && !visitor.is_email_verified) return { go: paths.verifyEmail() }
  // One page for what is owed before going on; it asks for the password first.
  if (visitor.must_change_password || visitor.owes_second_factor) return { go: paths.changePassword() }
  return isFor(screen, actor) && mayEnter(screen, actor) ? { screen } : { go: paths.accessDenied() }
}

/** Of the entries of one path, the one for this person; the first where none is. */
export function entryFor(entries: readonly Screen[], actor: Actor | null): Screen {
  const first = entries[0]
  if (!first) throw new Error('A path without a screen')
  return (actor && entries.find((screen) => isFor(screen, actor))) || first
}

/** Whether the sidebar shows a screen to this person. */
export function isOffered(screen: Screen, actor: Actor): boolean {
  if (!screen.menu || !isFor(screen, actor)) return false
  // Specification, section 6: Application Types items show for role_id 2 regardless.
  if (actor.audience === 'customer' && screen.menu.group === 'Application Types') return true
  return (screen.permission === undefined || holds(actor, screen.permission)) && isOpenTo(screen, actor)
}

function isFor({ audience }: Screen, actor: Actor): boolean {
  if (audience === 'staff-report') return actor.audience === 'staff'
  if (audience === 'customer' || audience === 'staff') return actor.audience === audience
  return true
}

// On customer screens the permission hides menu and buttons; the server asks it of the data (list of screens, first line).
function mayEnter(screen: Screen, actor: Actor): boolean {
  const { audience, permission } = screen
  if (audience !== 'customer' && permission !== undefined && !mayOpen(actor, [permission])) return false
  return isOpenTo(screen, actor)
}

const isOpenTo = ({ opensTo }: Screen, actor: Actor): boolean => opensTo === undefined || opensTo(actor)
