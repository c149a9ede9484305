import type { Form } from '@lading/domain/filing/form-path'
import type { Agency } from '@lading/domain/transactions/agency'
import { defineForm, type AnswersOf } from '../form-definition.ts'
import { topLanes } from '../lines/annual-lanes.ts'
import { isLineFieldAsked, lineBundle, lineFaults, lineFields } from '../lines/line-fields.ts'
import { periodFaults, periodFields, sideOf } from './period-fields.ts'
import { statementFaultsIn, statementFields, statementYears } from './statement-fields.ts'

/** Volumes that an agency asks beside the weight. */
const volumes: Readonly<Record<Agency, readonly string[]>> = { dti: ['year_volume_cbm', 'year_teu'], cab: [] }
const allVolumes = Object.values(volumes).flat()

const parts = {
  sections: {
    period: 'Period',
    ...statementYears,
    audit: 'Audit',
    operations: 'The year in figures',
    top_lanes: topLanes.title,
  },
  fields: {
    ...periodFields,
    ...statementFields('year'),
    ...statementFields('previous'),
    auditor: { label: 'Auditor', section: 'audit', kind: 'text', required: true },
    auditor_accreditation: {
      label: 'PRC/BOA accreditation number',
      noun: 'PRC/BOA accreditation number',
      section: 'audit',
      kind: 'text',
      required: true,
    },
    opinion: {
      label: 'Opinion of the auditor',
      section: 'audit',
      kind: 'choice',
      required: true,
      choices: [
        { value: 'unqualified', label: 'Unqualified' },
        { value: 'qualified', label: 'Qualified' },
        { value: 'adverse', label: 'Adverse' },
        { value: 'disclaimer', label: 'Disclaimer' },
      ],
    },
    opinion_on: { label: 'Date of the opinion', section: 'audit', kind: 'past-day', required: true },
    employees: { label: 'Employees at the end of the year', section: 'operations', kind: 'count', required: true },
    year_weight_kg: {
      label: 'Volume of the year (kg)',
      noun: 'volume of the year in kilograms',
      section: 'operations',
      kind: 'quantity',
      required: true,
    },
    year_volume_cbm: {
      label: 'Volume of the year (CBM)',
      noun: 'volume of the year in cubic metres',
      section: 'operations',
      kind: 'quantity',
      required: true,
    },
    year_teu: {
      label: 'Volume of the year (TEU)',
      noun: 'volume of the year in TEU',
      section: 'operations',
      kind: 'quantity',
      required: true,
    },
    ...lineFields(topLanes),
  },
  groups: {},
  bundles: { top_lanes: lineBundle(topLanes) },
  isAsked: (name: string, answers: Form) => {
    const side = sideOf(answers)
    if (allVolumes.includes(name)) return side !== null && volumes[side].includes(name)
    return !name.startsWith('top_lanes_') || isLineFieldAsked(topLanes, name, answers)
  },
} as const
export type AnnualReport = AnswersOf<typeof parts>

/**
 * The report of a year: the figures of the audited statements that the ratios are computed from, what the business did in
 * the year, and the ten lanes that brought it most (field facts, sections 4.2 and 7.4).
 */
export const annualReportForm = defineForm(parts, {
  check: (answers, context) => [
    ...periodFaults(answers, context),
    ...statementFaultsIn(answers),
    ...lineFaults(topLanes, answers),
  ],
})
