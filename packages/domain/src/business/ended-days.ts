import { formatDay } from '../dates/format.ts'
import { isPlainDate, type PlainDate } from '../dates/plain-date.ts'
import { answerAt, rowsOf, type Form } from '../filing/form-path.ts'

/** The questions whose answer is the last day of what an applicant relies on; a form asks some of them. */
export type LastDays = {
  readonly insurance_ends_on: string
  readonly agents: readonly { readonly key: string; readonly agreement_ends_on: string }[]
  readonly branches: readonly { readonly key: string; readonly permit_ends_on: string }[]
}

/** The lists whose rows bear the last day of a document that is filed with them, and what an ended one is told. */
const lastDays = [
  {
    list: 'agents',
    column: 'agreement_ends_on',
    says: (day: string) => `This agreement ended on ${day}. Enter the agreement in force, or remove the agent.`,
  },
  {
    list: 'branches',
    column: 'permit_ends_on',
    says: (day: string) => `This permit ended on ${day}. Enter the permit in force, or remove the branch.`,
  },
] as const

export interface EndedDay {
  /** With the row by its number: `branches.0.permit_ends_on`. */
  readonly path: string
  readonly message: string
}

/**
 * What an applicant relies on and is no longer in force today: the cover, the permit of a branch, the agreement of an
 * agent, as far as they are `asked`. What stands as it does in `standing`, the answers filed or registered before, is not tested again.
 */
export function endedDays(
  answers: Partial<LastDays>,
  asked: readonly (keyof LastDays)[],
  standing: Form | null,
  today: PlainDate,
): EndedDay[] {
  const hasEnded = (path: string) => {
    const day = answerAt(answers, path)
    if (typeof day !== 'string' || !isPlainDate(day) || day >= today) return false
    return standing === null || answerAt(standing, path) !== day
  }
  const cover = 'insurance_ends_on'
  const lists = lastDays.filter(({ list }) => asked.includes(list))
  const rows = lists.flatMap(({ list, column, says }) =>
    rowsOf(answers, list).flatMap((row, index) =>
      hasEnded(`${list}.${row.key}.${column}`)
        ? [{ path: `${list}.${index}.${column}`, message: says(formatDay(row[column] as PlainDate)) }]
        : [],
    ),
  )
  const coverEnded = { path: cover, message: 'This cover has ended. Enter the policy that is in force.' }
  return asked.includes(cover) && hasEnded(cover) ? [coverEnded, ...rows] : rows
}
