import { repeatedFindings, repeatedStatements } from '../databases/repeated-statements.ts'
import { watchStatements, type Statement } from '../databases/statements.ts'

/** What one move reads twice, and why: each of the two does without the other. */
const readTwice: readonly (readonly [what: RegExp, why: string])[] = [
  [/ from "transaction_documents" as "d" inner join "files"/, 'what is filed is reviewed, kept and acknowledged'],
  [/ from "(obligations|insurance_covers)" where "id"/, 'a guard is judged by it, and an effect goes on from it'],
  [/ from "transaction_submissions"/, 'its client is told what a guard refuses'],
  [
    / from "(fees|penalties|transaction_penalties|condonations)" /,
    'a guard asks whether something is due, an effect what',
  ],
  [/ from "users"| from "business_users"/, 'two notices of one move go to the same people'],
  [
    / from "(accreditations|insurance_covers)" where "business_id"| from "register_changes"/,
    'certificate and branch certificates are ordered',
  ],
  [/ from "report_lines" where/, 'a guard adds them up, filing compares their serial numbers with other reports'],
  [/ from "releases"/, 'the letter for the pickup and its notice say what to bring'],
  [/ from "issued_documents"/, 'a move and the one that follows it at once are judged by it, and tell of it'],
]

/**
 * Makes a move. Throws where it asks PostgreSQL again what it knows: the settings and the calendar, the transaction with
 * its business and accreditation, or anything else that is not named above.
 */
export async function askingOnce<T>(name: string, move: () => Promise<T>): Promise<T> {
  const statements: Statement[] = []
  const result = await watchStatements((one) => statements.push(one), move)
  const again = repeatedStatements(statements).filter((text) => !readTwice.some(([what]) => what.test(text)))
  again.push(...repeatedFindings(statements))
  if (again.length > 0) throw new Error(`${name} asks again: ${again.join('\n')}`)
  return result
}
