import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import { repeatedFindings, repeatedStatements } from '../databases/repeated-statements.ts'
import { watchStatements, type Statement } from '../databases/statements.ts'

interface ReadTwice {
  readonly by: readonly ActionKey[]
  readonly what: RegExp
  readonly why: string
}

/** What these moves read twice, and why: each of the two does without the other. Any other move reads it once. */
const readTwice: readonly ReadTwice[] = [
  {
    by: ['submit', 'submit-with-documents-to-follow', 'complete-requirements'],
    what: / from "transaction_documents" as "d" inner join "files"/,
    why: 'what is filed is reviewed, kept and acknowledged',
  },
  {
    by: ['submit'],
    what: / from "report_lines" where/,
    why: 'a guard adds them up, filing compares their serial numbers with other reports',
  },
  {
    by: ['submit', 'complete-requirements'],
    what: / from "users" as "u" left join "admin_profiles"/,
    why: 'the officer who answers for the receipt is one of those who are notified of it',
  },
  {
    by: ['resubmit'],
    what: / from "transaction_submissions"/,
    why: 'what is sent again is held against it, and so is each returned answer by a guard',
  },
  {
    by: ['accept', 'accept-on-time', 'accept-with-penalty', 'refer-for-review'],
    what: / from "(obligations|insurance_covers)" where "id"| from "penalties"| from "(accreditations|insurance_covers)" where "business_id"/,
    why: 'a guard asks whether a penalty is due, an effect which one',
  },
  {
    by: ['issue-order-of-payment', 'nothing-due'],
    what: / from "(fees|transaction_penalties)" | from "condonations" as "c"/,
    why: 'a guard asks whether something is due, an effect what',
  },
  {
    by: ['approve'],
    what: / from "(accreditations|insurance_covers)" where "business_id"| from "register_changes" where/,
    why: 'certificate and branch certificates are ordered, each also without the other',
  },
  {
    by: ['return-to-recommending-stage'],
    what: / from "register_changes" where/,
    why: 'the correction is checked, and written up',
  },
  {
    by: ['print-seal'],
    what: / from "issued_documents" where .* for update$| from "issued_documents" where .*"standing"/,
    why: 'the drafts are checked before the move and issued by it, and two notices name them',
  },
  {
    by: ['mark-ready-for-pickup'],
    what: / from "releases"/,
    why: 'the letter for the pickup and its notice say what to bring',
  },
  {
    by: ['release-to-claimant'],
    what: / from "(issued_documents|register_changes)" where| from "insurance_covers" where "business_id"| inner join "branch_accreditations"| from "business_branches" where/,
    why: 'a guard holds what was printed against the register, and so does what goes on after the release',
  },
  {
    by: ['approve', 'print-seal', 'release-to-claimant', 'voluntary-surrender-closure'],
    what: / from "users" left join "user_profiles"| from "business_users"/,
    why: 'two notices of one move go to the same people',
  },
]

const isAllowed = (action: ActionKey, text: string) =>
  readTwice.some(({ by, what }) => by.includes(action) && what.test(text))

/**
 * Makes a move. Throws where it asks PostgreSQL again what it knows: the settings and the calendar, the transaction with
 * its business and accreditation, or anything else that is not named above; and where it asks more than `most` statements,
 * from the session of the person to COMMIT.
 */
export async function askingOnce<T>(action: ActionKey, move: () => Promise<T>, most = Infinity): Promise<T> {
  const statements: Statement[] = []
  const result = await watchStatements((one) => statements.push(one), move)
  const again = repeatedStatements(statements).filter((text) => !isAllowed(action, text))
  again.push(...repeatedFindings(statements))
  if (again.length > 0) throw new Error(`${action} asks again: ${again.join('\n')}`)
  if (statements.length > most) throw new Error(`${action} asks ${statements.length} statements, more than ${most}.`)
  return result
}
