import { statementLines, type FinancialYear, type StatementLine } from '@lading/domain/evaluation/financial-year'
import { statementFaults } from '@lading/domain/evaluation/statement-faults'
import type { Form } from '@lading/domain/filing/form-path'
import type { Field } from './field-kinds.ts'
import type { FieldFault, FieldTable } from './form-definition.ts'

/** The two years of a statement: the year reported, and the one before. */
export const statementYears = { year: 'Statement of the year', previous: 'Statement of the year before' } as const
export type StatementYear = keyof typeof statementYears

/** What may be below zero. */
const signed: readonly StatementLine[] = ['retained_earnings', 'equity', 'net_income']
/** What a business may not have. */
const optional: readonly StatementLine[] = ['inventory', 'prepayments']

const names = Object.keys(statementLines) as StatementLine[]

export const statementName = (year: StatementYear, line: StatementLine): string => `${year}_${line}`

/** The lines of a statement as questions; those of the year before may stay empty. */
export const statementFields = (year: StatementYear): FieldTable =>
  Object.fromEntries(
    names.map((line): [string, Field] => [
      statementName(year, line),
      {
        label: `${statementLines[line]} (₱)`,
        section: year,
        kind: signed.includes(line) ? 'signed-money' : 'money',
        required: year === 'year' && !optional.includes(line),
      },
    ]),
  )

/** The lines of one year as they were answered. */
export const statementOf = (answers: Form, year: StatementYear): FinancialYear =>
  Object.fromEntries(names.map((line) => [line, String(answers[statementName(year, line)] ?? '')]))

/** What does not add up in the statements. */
export const statementFaultsIn = (answers: Form): FieldFault[] =>
  (Object.keys(statementYears) as StatementYear[]).flatMap((year) =>
    statementFaults(statementOf(answers, year)).map(({ line, message }) => ({
      path: statementName(year, line),
      message,
    })),
  )
