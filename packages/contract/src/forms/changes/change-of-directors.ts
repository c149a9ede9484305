import { isAnyAdded } from '@lading/domain/filing/changed-rows'
import { businessGroups, businessSections } from '../business-fields.ts'
import { dayTooFar, effectiveOn, effectSection, inEffectFrom, nothingChanged } from './change.ts'
import { defineForm } from '../form-definition.ts'

const groups = { directors: businessGroups.directors }

/** The board of directors from now on, beside that of the register (field facts, section 7.3). */
export const changeOfDirectorsForm = defineForm(
  {
    sections: { directors: businessSections.directors, effect: effectSection },
    fields: { effective_on: effectiveOn },
    groups,
  },
  {
    check: (answers, context) => [
      ...(answers.directors.length === 0 ? [{ path: 'directors', message: 'Name the members of the board.' }] : []),
      ...nothingChanged(groups, answers, context, 'These are already the directors in the register.'),
      ...dayTooFar(answers.effective_on, context),
    ],
    effectiveOn: inEffectFrom,
    requirements: ({ directors }, register) =>
      isAnyAdded(register?.directors ?? [], directors) ? { circumstances: ['directors-added'] } : {},
  },
)
