import { plainName } from '@lading/domain/text/plain-name'
import { sumOfMoney } from '@lading/domain/payments/money'
import { sumOfQuantities } from '@lading/domain/reports/quantity'
import type { Agency } from '@lading/domain/transactions/agency'
import { z } from 'zod'
import { keptShapeOf, shapeOf, type AnswersTo, type Field } from '../field-kinds.ts'
import type { FieldTable } from '../form-definition.ts'

/** At most so many lines in a report, and so many columns in a file of them (decided for the portal). */
export const MOST_LINES = 5000
export const MOST_COLUMNS = 60

/** The answers of one line of a report. */
export type LineAnswers = Readonly<Record<string, unknown>>

/** What is wrong with a line, by its column. */
export interface LineFault {
  readonly column: string
  readonly message: string
}

/** A part of a report whose lines are rows of a table: form, import, template, totals and statistics read it here. */
export interface LineSection {
  readonly name: string
  readonly title: string
  /** What a line is about, as the head of its column. */
  readonly line: string
  /** The same as a sentence. */
  readonly help: string
  /** The agency whose report has it; both where it is not said. */
  readonly agency?: Agency
  readonly columns: FieldTable
  /** The columns that say what a line is about: no two lines of a section agree in all of them. */
  readonly identity: readonly string[]
  /** Columns that a table shows as one, under this head. */
  readonly together?: { readonly header: string; readonly of: readonly string[] }
  /** The columns that are added up. */
  readonly totals: readonly string[]
  /** The column of what the business earned, which is compared with its last report. */
  readonly earned?: string
  /** At most so many lines; `MOST_LINES` where it is not said. */
  readonly most?: number
  /** Whether it may be flagged as without operation. */
  readonly may_be_none: boolean
  /** The rules across the columns of a complete line. */
  readonly check?: (line: LineAnswers) => readonly LineFault[]
}

/** What is wrong with a line, by one of these columns. */
export type ColumnFault<C extends FieldTable> = LineFault & { readonly column: keyof C & string }

/** A section whose name, columns and totals TypeScript knows. */
interface KnownSection<N extends string, C extends FieldTable, T extends keyof C> extends LineSection {
  readonly name: N
  readonly columns: C
  readonly totals: readonly (T & string)[]
}

/** Its rules and lists name the columns it has. */
interface SectionParts<N extends string, C extends FieldTable, T extends keyof C> extends Omit<
  KnownSection<N, C, T>,
  'check'
> {
  readonly identity: readonly (keyof C & string)[]
  readonly together?: { readonly header: string; readonly of: readonly (keyof C & string)[] }
  readonly earned?: T & string
  readonly check?: (line: AnswersTo<C>) => readonly ColumnFault<C>[]
}

/** A section from its parts. */
export function defineSection<const N extends string, const C extends FieldTable, const T extends keyof C>({
  check,
  ...parts
}: SectionParts<N, C, T>): KnownSection<N, C, T> {
  return { ...parts, ...(check && { check: (line) => check(line as AnswersTo<C>) }) } // as `readLine` has read it
}

/** The names of the columns of a section. */
export type ColumnOf<S extends LineSection> = S extends LineSection ? keyof S['columns'] & string : never

/** What two lines of a section must not share, without case, accents and signs. */
export const identityOf = ({ identity }: LineSection, line: LineAnswers): string =>
  identity.map((name) => plainName(String(line[name] ?? ''))).join(' | ')

/** A line read by its columns: its answers as they are kept, and what is wrong with them. */
export function readLine(section: LineSection, sent: LineAnswers): { answers: LineAnswers; faults: LineFault[] } {
  const { data, error } = completeOf(section).safeParse(sent)
  if (!data) {
    const faults = (error?.issues ?? []).map(({ path, message }) => ({ column: String(path[0] ?? ''), message }))
    return { answers: sent, faults }
  }
  return { answers: data, faults: [...(section.check?.(data) ?? [])] }
}

const schemas = new Map<LineSection, z.ZodObject>()

/** The schema of a complete line; a column that the section does not have is refused. */
function completeOf(section: LineSection): z.ZodObject {
  const known = schemas.get(section) ?? z.strictObject(shapeOf(section.columns, 'complete'))
  schemas.set(section, known)
  return known
}

const keptSchemas = new Map<FieldTable, z.ZodType>()

/** The schema of a line as it is kept: its columns and what kind of value each holds, which `readLine` has judged. */
export function keptIn<C extends FieldTable>({ columns }: { readonly columns: C }): z.ZodType<AnswersTo<C>> {
  const known = keptSchemas.get(columns) ?? z.object(keptShapeOf(columns))
  keptSchemas.set(columns, known)
  return known as z.ZodType<AnswersTo<C>>
}

/** What is added up of a section's lines, by column: numbers of counts, decimal text of quantities and amounts. */
export function totalsOf({ columns, totals }: LineSection, lines: readonly LineAnswers[]): LineAnswers {
  return Object.fromEntries(totals.map((name) => [name, totalOf(columns[name], name, lines)]))
}

function totalOf(field: Field | undefined, name: string, lines: readonly LineAnswers[]): string | number {
  const values = lines.map((line) => line[name])
  if (field?.kind === 'count') return values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0)
  const texts = values.map((value) => String(value ?? '')).filter((text) => text !== '')
  return field?.kind === 'money' ? sumOfMoney(texts) : sumOfQuantities(texts)
}
