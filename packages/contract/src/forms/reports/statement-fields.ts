import { statementLines, type StatementLine } from '@lading/domain/evaluation/financial-year'
import { statementFaults } from '@lading/domain/evaluation/statement-faults'
import type { Field } from '../field-kinds.ts'
import type { FieldFault } from '../form-definition.ts'

/** The two years of a statement: the year reported, and the one before. */
export const statementYears = { year: 'Statement of the year', previous: 'Statement of the year before' } as const
export type StatementYear = keyof typeof statementYears

/** What may be below zero. */
const signed: readonly StatementLine[] = ['retained_earnings', 'equity', 'net_income']
/** What a business may not have. */
const optional: readonly StatementLine[] = ['inventory', 'prepayments']

const names = Object.keys(statementLines) as StatementLine[]

type NameIn<Y extends StatementYear, L extends StatementLine = StatementLine> = `${Y}_${L}`
type Amount = Field & { readonly kind: 'money' | 'signed-money' }

/** The lines of a statement as a form answers them. */
export type StatementAnswers<Y extends StatementYear> = Readonly<Record<NameIn<Y>, string>>

export const statementName = <Y extends StatementYear, L extends StatementLine>(year: Y, line: L): NameIn<Y, L> =>
  `${year}_${line}`

/** The lines of a statement as questions; those of the year before may stay empty. */
export const statementFields = <Y extends StatementYear>(year: Y) =>
  Object.fromEntries(
    names.map((line): [string, Amount] => [
      statementName(year, line),
      {
        label: `${statementLines[line]} (₱)`,
        section: year,
        kind: signed.includes(line) ? 'signed-money' : 'money',
        required: year === 'year' && !optional.includes(line),
      },
    ]),
  ) as Readonly<Record<NameIn<Y>, Amount>>

/** The lines of one year as they were answered. */
export const statementOf = <Y extends StatementYear>(answers: StatementAnswers<Y>, year: Y) =>
  Object.fromEntries(names.map((line) => [line, answers[statementName(year, line)]])) as Readonly<
    Record<StatementLine, string>
  >

/** The lines of a year as the report of the next one answers them for the year before. */
export const asPrevious = (year: Readonly<Record<StatementLine, string>>) =>
  Object.fromEntries(names.map((line) => [statementName('previous', line), year[line]])) as StatementAnswers<'previous'>

/** What does not add up in the statements. */
export const statementFaultsIn = (answers: StatementAnswers<StatementYear>): FieldFault[] => [
  ...faultsOf(answers, 'year'),
  ...faultsOf(answers, 'previous'),
]

const faultsOf = <Y extends StatementYear>(answers: StatementAnswers<Y>, year: Y): FieldFault[] =>
  statementFaults(statementOf(answers, year)).map(({ line, message }) => ({ path: statementName(year, line), message }))
