import { statusLabels } from '@lading/domain/transactions/labels'
import type { Status } from '@lading/domain/transactions/status'
import type { Transition } from '@lading/domain/workflow/transition/transition'

/** More arrows than this into one status, all alike, are told in words beneath the drawing. */
const MANY = 8

/** A flow as a Mermaid state diagram: one arrow for all acts between two statuses; what stays in place is not drawn. */
export function drawing(rows: readonly Transition[]): string[] {
  const crowded = crowdedActs(rows)
  const drawn = rows.filter(({ action, from, to }) => from !== to && !crowded.has(action))
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...statusesOf(drawn).map((status) => `  s${status} : ${status} ${statusLabels[status].staff}`),
    ...arrows(drawn),
    ...ends(drawn).map((status) => `  s${status} --> [*]`),
    '```',
    '',
    ...[...crowded].flatMap(([label, count]) => [`Not drawn: \`${label}\`, from ${count} statuses.`, '']),
  ]
}

function crowdedActs(rows: readonly Transition[]): Map<string, number> {
  const groups = Map.groupBy(rows, ({ action }) => action)
  return new Map([...groups].filter(([, of]) => of.length > MANY).map(([action, of]) => [action, of.length]))
}

function statusesOf(rows: readonly Transition[]): Status[] {
  const met = new Set(rows.flatMap(({ from, to }) => (from === null ? [to] : [from, to])))
  return [...met].toSorted((one, other) => one - other)
}

function arrows(rows: readonly Transition[]): string[] {
  const groups = Map.groupBy(rows, ({ from, to }) => `${from === null ? '[*]' : `s${from}`} --> s${to}`)
  return [...groups].map(([arrow, of]) => `  ${arrow} : ${of.map(caption).join('<br/>')}`)
}

const caption = ({ id, label }: Transition) => `${id} ${label}`

/** Where nothing leads on. */
function ends(rows: readonly Transition[]): Status[] {
  return statusesOf(rows).filter((status) => !rows.some(({ from }) => from === status))
}
