import { isSameAnswer, type Form } from './form-path.ts'

/** Answers that hold together, such as an address; `places` are those that say where it is. */
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
}

/**
 * What a change writes into the register: the answers that differ from what the register said when it was opened, so that
 * it undoes no other change approved meanwhile. Where an address was moved, by this change or meanwhile, its parts are
 * written together: the street of one place in the city of another would be an address of nobody.
 */
export function changeAnswers({ asked, opened, now, together = [] }: Change): Form {
  if (opened === null) return asked
  const changed = Object.keys(asked).filter((name) => !isSameAnswer(opened[name], asked[name]))
  const whole = together.filter(({ of, places }) => {
    const hasMoved = places.some((name) => changed.includes(name) || !isSameAnswer(opened[name], now[name]))
    return hasMoved && of.some((name) => changed.includes(name))
  })
  const written = new Set([...changed, ...whole.flatMap(({ of }) => of)])
  return Object.fromEntries(Object.entries(asked).filter(([name]) => written.has(name)))
}
