import type { Permission } from '../../people/acting/permission.ts'
import { screenPermissions } from '../../people/acting/permission.ts'
import { actionKeys, isActionKey, labelOfAction, type ActionKey } from '../actions/actions.ts'
import { statusLabels } from '../../transactions/labels.ts'
import { roles } from './roles.ts'
import { transitions } from '../flows/transitions.ts'
import { isDesk, type Desk } from '../who.ts'
import { agencies, type Agency } from '../../transactions/agency.ts'

/** What an act's permission lets staff do. */
export interface ActOpening {
  readonly action: Permission
  readonly label: string
  /** The statuses in which it is done, as staff read them. */
  readonly at: readonly string[]
  readonly desks: readonly Desk[]
  /** On whose transactions. */
  readonly agencies: readonly Agency[]
}

const asked = new Set<string>([...screenPermissions, ...actionKeys, ...roles.flatMap((role) => role.permissions)])

/** Whether the portal itself asks this permission somewhere; any other name is the agencies' own, and opens nothing. */
export function isAsked(name: Permission): boolean {
  return asked.has(name)
}

/** What a permission opens in the workflow; undefined where no desk of staff has such an act. */
export function openingOf(name: Permission): ActOpening | undefined {
  return openings.get(name)
}

/** Every act of staff, in the order of the workflow. */
export const staffActs = (): readonly ActOpening[] => [...openings.values()]

/** The acts a holder of these permissions may do for an agency; for both where none is named. */
export function actsFor(held: ReadonlySet<Permission>, agency: Agency | null): readonly ActOpening[] {
  return staffActs().filter(({ action, agencies: on }) => held.has(action) && (agency === null || on.includes(agency)))
}

/** An act without a move stands in no row of the table; a role names it all the same. */
function withoutMove(name: Permission, desks: readonly Desk[]): ActOpening {
  const words = name.replaceAll('-', ' ')
  return { action: name, label: words.charAt(0).toUpperCase() + words.slice(1), at: [], desks, agencies }
}

function withMoves(action: ActionKey): ActOpening | undefined {
  const rows = transitions.filter((row) => row.action === action)
  const desks = [...new Set(rows.flatMap(({ by }) => by.filter(isDesk)))]
  if (desks.length === 0) return undefined
  const at = rows.flatMap(({ from }) => (from === null ? [] : [statusLabels[from].staff]))
  return {
    action,
    label: isAlone(action) ? labelOfAction(action, 'staff') : `${labelOfAction(action, 'staff')} (${action})`,
    at: [...new Set(at)],
    desks,
    agencies: [...new Set(rows.flatMap((row) => row.agencies))],
  }
}

/** Some buttons say the same in several places of the workflow; side by side their permissions need their names. */
function isAlone(action: ActionKey): boolean {
  return actionKeys.filter((other) => labelOfAction(other, 'staff') === labelOfAction(action, 'staff')).length === 1
}

const moveless = roles.flatMap(({ short, permissions }) =>
  permissions
    .filter((name) => !isActionKey(name) && !(screenPermissions as readonly string[]).includes(name))
    .map((name) => withoutMove(name, [short as Desk])),
)

const openings = new Map<string, ActOpening>(
  [...actionKeys.flatMap((action) => withMoves(action) ?? []), ...moveless].map((opening) => [opening.action, opening]),
)
