import type { EffectName } from '@lading/domain/workflow/transition/effects'

/** Effects that are written with the move itself: worked out by the domain's `stateAfter`, or columns of the row. */
export const stateEffects: ReadonlySet<EffectName> = new Set<EffectName>([
  'set-client-deadline',
  'assign-processor',
  'take-lock',
  'move-lock',
  'count-resubmission',
  'record-recommendation',
  'record-dismissal-recommendation',
  'clear-recommendation',
  'keep-recommendation-if-released',
  'record-proposal',
  'outcome-dismissal',
  'outcome-suspension',
  'outcome-revocation',
])
