import { answerText } from '@lading/contract/forms/field-kinds'
import type { LineAnswers, LineSection } from '@lading/contract/forms/lines/line-section'
import { lineSectionOf } from '@lading/contract/forms/lines/sections-of'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import { linePlaceOf, type LinePlace } from '@lading/domain/filing/line-path'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** Lines of a section by their numbers as they stand, or, where a round is named, as they were filed in it. */
export async function linesByNumber(
  db: Db,
  { transaction_id, section }: { readonly transaction_id: number; readonly section: string },
  numbers: readonly number[],
  round?: number,
): Promise<ReadonlyMap<number, { readonly line_id: number | null; readonly answers: LineAnswers }>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await sql<{ number: number; line_id: number | null; answers: LineAnswers }>`
    select number, id as line_id, answers from report_lines
    where transaction_id = ${transaction_id} and section = ${section} and number = any(${[...numbers]}::int[])
      and (${round ?? null}::int is null or first_round <= ${round ?? null}::int)
    union all
    select number, null, answers from report_line_history
    where transaction_id = ${transaction_id} and section = ${section} and number = any(${[...numbers]}::int[])
      and ${round ?? null}::int between first_round and last_round`.execute(db)
  return new Map(rows.map(({ number, ...line }) => [number, line]))
}

/** Which of these lines stand otherwise than they were filed last, or are gone. */
export async function changedLines(
  db: Db,
  { id, resubmissions }: Pick<TransactionRow, 'id' | 'resubmissions'>,
  section: string,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const of = { transaction_id: id, section }
  const filed = await linesByNumber(db, of, numbers, resubmissions)
  const now = await linesByNumber(db, of, numbers)
  return new Set(numbers.filter((number) => !isSameAnswer(filed.get(number)?.answers, now.get(number)?.answers)))
}

/** A line of a report that a path names, with its title; undefined where the report has no such line. */
export async function lineNamed(
  db: Db,
  { id, type, agency }: Pick<TransactionRow, 'id' | 'type' | 'agency'>,
  path: string,
): Promise<(LinePlace & { readonly label: string }) | undefined> {
  const place = linePlaceOf(path)
  const section = place && lineSectionOf(type, agency, place.section)
  if (!section) return undefined
  const found = await linesByNumber(db, { transaction_id: id, section: section.name }, [place.number])
  const line = found.get(place.number)
  if (!line) return undefined
  const about = await whatItIsAbout(db, section, line.answers)
  return { ...place, label: `${section.title}, line ${place.number}: ${about}` }
}

/** `Export, Manila, Los Angeles, United States, Full`. */
async function whatItIsAbout(db: Db, { columns, identity }: LineSection, answers: LineAnswers): Promise<string> {
  const words = await Promise.all(
    identity.map(async (name) => {
      const field = columns[name]
      const text = field ? answerText(field, answers[name]) : ''
      return field?.kind === 'country' ? countryName(db, text) : text
    }),
  )
  return words.filter(Boolean).join(', ')
}

async function countryName(db: Db, code: string): Promise<string> {
  const country = await db.selectFrom('countries').select('name').where('code', '=', code).executeTakeFirst()
  return country?.name ?? code
}
