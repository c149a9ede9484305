import { businessFields } from '../business-fields.ts'
import { defineForm, type AnswersOf, type FieldFault, type FormContext } from '../form-definition.ts'
import { coverFaults } from '../business/limit-faults.ts'

const parts = {
  sections: { policy: 'Policy', cover: 'Cover' },
  fields: {
    insurance_insurer: { ...businessFields.insurance_insurer, section: 'policy' },
    insurance_policy_number: { ...businessFields.insurance_policy_number, section: 'policy' },
    insurance_cover: { ...businessFields.insurance_cover, section: 'cover' },
    insurance_starts_on: { ...businessFields.insurance_starts_on, section: 'cover' },
    insurance_ends_on: { ...businessFields.insurance_ends_on, section: 'cover' },
    insurance_scope: {
      label: 'Scope of cover',
      section: 'cover',
      kind: 'text',
      required: true,
      help: 'What is insured, such as cargo liability, domestic and international.',
    },
    insurance_territory: {
      label: 'Territory',
      section: 'cover',
      kind: 'text',
      required: true,
      help: 'Where it is insured, such as the Philippines or worldwide.',
    },
  },
  groups: {},
  // A policy is corrected whole: its days and its amount hold together.
  bundles: {
    cover: { label: 'Cover', of: ['insurance_cover', 'insurance_starts_on', 'insurance_ends_on'] },
  },
} as const

export type Policy = AnswersOf<typeof parts>

/** The policy that follows the one in the register (field facts, section 7.4). */
export const insuranceCoverageForm = defineForm(parts, {
  check: (policy, context) => [
    ...samePolicy(policy, context),
    ...(context.held ? coverFaults(policy, context.held, context) : []),
    ...dayFaults(policy, context),
  ],
})

function samePolicy(policy: Policy, { register }: FormContext): FieldFault[] {
  const known = ['insurance_policy_number', 'insurance_starts_on', 'insurance_ends_on'] as const
  const isSame = register !== null && known.every((name) => policy[name] !== '' && policy[name] === register[name])
  return isSame
    ? [
        {
          path: 'insurance_policy_number',
          message: 'The register holds this policy already. Enter the one that follows it.',
        },
      ]
    : []
}

/** A report that comes late states the policy that followed, also one that has ended: the report after it asks for the next. */
function dayFaults(
  { insurance_starts_on: starts, insurance_ends_on: ends }: Policy,
  { filed, today, register }: FormContext,
): FieldFault[] {
  if (starts !== '' && ends !== '' && ends < starts)
    return [{ path: 'insurance_ends_on', message: 'The cover ends before it begins.' }]
  const isOver = filed === null && today !== null && ends !== '' && ends < today
  const former = register?.insurance_ends_on
  if (!isOver || (typeof former === 'string' && ends > former)) return []
  const wanted = register === null ? 'that is in force' : 'that follows the one in the register'
  return [{ path: 'insurance_ends_on', message: `This cover has ended. Enter the policy ${wanted}.` }]
}
