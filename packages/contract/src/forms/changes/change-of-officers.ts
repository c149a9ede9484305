import { isAnyAdded } from '@lading/domain/filing/changed-rows'
import { businessGroups } from '../business-fields.ts'
import { dayTooFar, effectiveOn, effectSection, inEffectFrom, nothingChanged } from './change.ts'
import { defineForm } from '../form-definition.ts'
import { hoursFaults } from '../business/limit-faults.ts'

const groups = { officers: businessGroups.officers }

/** The officers from now on, beside those of the register (field facts, section 7.3). */
export const changeOfOfficersForm = defineForm(
  {
    sections: { officers: 'Officers', effect: effectSection },
    fields: { effective_on: effectiveOn },
    groups,
  },
  {
    check: (answers, context) => [
      ...(answers.officers.length === 0 ? [{ path: 'officers', message: 'Name at least one officer.' }] : []),
      ...nothingChanged(groups, answers, context, 'These are already the officers in the register.'),
      // The register's own officers are not tested anew: only a change of what bears on their training is.
      ...hoursFaults(answers.officers, context.limits, (context.filed ?? context.register)?.officers),
      ...dayTooFar(answers.effective_on, context),
    ],
    effectiveOn: inEffectFrom,
    requirements: ({ officers }, register) =>
      isAnyAdded(register?.officers ?? [], officers) ? { circumstances: ['officers-added'] } : {},
  },
)
