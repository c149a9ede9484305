import { comparedRows, isAnyAdded } from '@lading/domain/filing/changed-rows'
import { isSameAnswer, type FormRow } from '@lading/domain/filing/form-path'
import { businessGroups } from '../business-fields.ts'
import { dayTooFar, effectiveOn, effectSection, inEffectFrom, nothingChanged } from './change.ts'
import { daysEnded } from '../days-ended.ts'
import { defineForm } from '../form-definition.ts'

const groups = { agents: businessGroups.agents }

/** The agents and principals from now on, beside those of the register (field facts, section 7.3). */
export const changeOfAgentsForm = defineForm(
  {
    sections: { agents: 'Agents and principals', effect: effectSection },
    fields: { effective_on: effectiveOn },
    groups,
  },
  {
    check: (answers, context) => [
      ...nothingChanged(groups, answers, context, 'These are already the agents in the register.'),
      // The agreements of the register are not tested anew: only what is added or changed is.
      ...daysEnded(answers, ['agents'], { ...context, filed: context.filed ?? context.register }),
      ...dayTooFar(answers.effective_on, context),
    ],
    effectiveOn: inEffectFrom,
    requirements: ({ agents }, register) => {
      const registered = register?.agents ?? []
      const added = isAnyAdded(registered, agents) ? (['agents-added'] as const) : []
      const changed = isAgreementChanged(registered, agents) ? (['agreements-changed'] as const) : []
      return { circumstances: [...added, ...changed] }
    },
  },
)

/** Whether an agreement of the register is given other days: it was made anew. */
const isAgreementChanged = (registered: readonly FormRow[], agents: readonly FormRow[]): boolean =>
  comparedRows(registered, agents).some(
    ({ row, was }) => was && agreementDays.some((day) => !isSameAnswer(was[day], row[day])),
  )

const agreementDays = ['agreement_starts_on', 'agreement_ends_on'] as const
