import type { Form } from '@lading/domain/filing/form-path'
import { defineForm } from '../form-definition.ts'
import { airSections, breakbulking, consolidation, direct, serials } from '../lines/air-lines.ts'
import { isLineFieldAsked, lineBundle, lineFaults, lineFields } from '../lines/line-fields.ts'
import { boxes, lanes, seaSections } from '../lines/sea-lines.ts'
import { periodFaults, periodFields, sideOf } from './period-fields.ts'

const sections = [...airSections, ...seaSections]

/**
 * The cargo report of a period: by air form 71, sections A to D; by sea trade lanes and balikbayan boxes (field facts,
 * sections 2.8 and 7.4). The lines are rows of a table; the form answers for them with number, totals and digest.
 */
export const quarterlyReportForm = defineForm(
  {
    sections: { period: 'Period', ...Object.fromEntries(sections.map(({ name, title }) => [name, title])) },
    fields: {
      ...periodFields,
      ...lineFields(direct),
      ...lineFields(consolidation),
      ...lineFields(breakbulking),
      ...lineFields(serials),
      ...lineFields(lanes),
      ...lineFields(boxes),
    },
    groups: {},
    bundles: Object.fromEntries(sections.map((section) => [section.name, lineBundle(section)])),
    isAsked: (name: string, answers: Form) => {
      const section = sections.find((one) => name.startsWith(`${one.name}_`))
      return !section || (section.agency === sideOf(answers) && isLineFieldAsked(section, name, answers))
    },
  },
  {
    check: (answers, context) => [
      ...periodFaults(answers, context),
      ...sections.filter(({ agency }) => agency === context.agency).flatMap((section) => lineFaults(section, answers)),
    ],
  },
)
