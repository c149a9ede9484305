import { changedRows } from './changed-rows.ts'
import { isSameAnswer, rowsOf, type Form } from './form-path.ts'

/** Answers that hold together, such as an address; where one of `places` was moved, here or meanwhile, all are written. */
export interface HeldTogether {
  readonly of: readonly string[]
  readonly places: readonly string[]
}

interface Change {
  readonly asked: Form
  /** What the register said when the change was opened; null where that was not kept. */
  readonly opened: Form | null
  readonly now: Form
  readonly together?: readonly HeldTogether[]
  /** The list whose rows of one name are still two; null where there is none. */
  readonly byKeyAlone?: string | null
}

/**
 * What a change writes into the register: the answers that differ from what the register said when it was opened, so that
 * it undoes no other change approved meanwhile. Where an address was moved, by this change or meanwhile, its parts are
 * written together: the street of one place in the city of another would be an address of nobody.
 */
export function changeAnswers({ asked, opened, now, together = [], byKeyAlone = null }: Change): Form {
  if (opened === null) return asked
  const changed = Object.keys(asked).filter((name) => !isSameAnswer(opened[name], asked[name]))
  const whole = together.filter(({ of, places }) => {
    const hasMoved = places.some((name) => changed.includes(name) || !isSameAnswer(opened[name], now[name]))
    return hasMoved && of.some((name) => changed.includes(name))
  })
  const written = new Set([...changed, ...whole.flatMap(({ of }) => of)])
  const changes = Object.keys(asked).filter((name) => written.has(name))
  return Object.fromEntries(
    changes.map((name) => [name, answerLeft(name, { asked, opened, now }, name === byKeyAlone)]),
  )
}

/** What is written of an answer: of a list the rows of today with what was changed of them, else what was asked. */
function answerLeft(
  name: string,
  { asked, opened, now }: Record<'asked' | 'opened' | 'now', Form>,
  byKeyAlone: boolean,
): unknown {
  if (!Array.isArray(asked[name])) return asked[name]
  const lists = { asked: rowsOf(asked, name), opened: rowsOf(opened, name), now: rowsOf(now, name) }
  return changedRows({ ...lists, byKeyAlone })
}
