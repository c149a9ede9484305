import { isAnyAdded } from '@lading/domain/filing/changed-rows'
import { businessGroups } from '../business/business-fields.ts'
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
      ...daysEnded(answers, { ...context, filed: context.filed ?? context.register }),
      ...dayTooFar(answers.effective_on, context),
    ],
    effectiveOn: inEffectFrom,
    requirements: ({ agents }, register) =>
      isAnyAdded(register?.agents ?? [], agents) ? { circumstances: ['agents-added'] } : {},
  },
)
