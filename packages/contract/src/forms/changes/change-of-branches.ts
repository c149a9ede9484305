import {
  branchesWithNewPermit,
  branchFaults,
  closedBranches,
  openedBranches,
} from '@lading/domain/business/branch-changes'
import type { Circumstance } from '@lading/domain/accreditation/requirements/requirement'
import { businessGroups } from '../business-fields.ts'
import { dayTooFar, effectiveOn, effectSection, inEffectFrom, nothingChanged } from './change.ts'
import { daysEnded } from '../days-ended.ts'
import type { Field } from '../field-kinds.ts'
import { defineForm } from '../form-definition.ts'

const closing = {
  closed_on: { label: 'Closed on', section: 'branches', kind: 'past-day', required: false, noun: 'day it closed' },
  closing_reason: { label: 'Reason for closing', section: 'branches', kind: 'text', required: false },
} as const satisfies Readonly<Record<string, Field>>

const groups = { branches: { ...businessGroups.branches, ...closing } }

/** The branches opened, those of the register that closed, and those with a new permit (field facts, section 7.3; ADR 57). */
export const changeOfBranchesForm = defineForm(
  {
    sections: { branches: 'Branches', effect: effectSection },
    fields: { effective_on: effectiveOn },
    groups,
  },
  {
    check: (answers, context) => [
      ...nothingChanged(groups, answers, context, 'These are already the branches in the register.'),
      ...branchFaults(answers.branches, context.register?.branches ?? []),
      // The permits of the register are not tested anew: only those of new branches are.
      ...daysEnded(answers, ['branches'], { ...context, filed: context.filed ?? context.register }),
      ...dayTooFar(answers.effective_on, context),
    ],
    branchList: 'branches',
    effectiveOn: inEffectFrom,
    requirements: ({ branches }, register) => {
      const registered = register?.branches ?? []
      const opened = openedBranches(branches, registered).length
      return {
        branches: opened,
        circumstances: [
          ...when('branches-opened', opened > 0),
          ...when('branches-closed', closedBranches(branches, registered).length > 0),
          ...when('branch-permits-renewed', branchesWithNewPermit(branches, registered).length > 0),
        ],
      }
    },
    fees: ({ branches }, register) => ({ branches: openedBranches(branches, register?.branches ?? []).length }),
    issuesDocuments: ({ branches }, register) => openedBranches(branches, register?.branches ?? []).length > 0,
    // A closed branch leaves the register; day and reason stand with its row.
    places: ({ branches }) => ({ branches }),
    follows: ({ branches }) => ({
      branches: branches
        .filter(({ closed_on = '' }) => closed_on === '')
        .map(({ closed_on: _on, closing_reason: _reason, ...branch }) => branch),
    }),
  },
)

const when = (circumstance: Circumstance, isSo: boolean): Circumstance[] => (isSo ? [circumstance] : [])
