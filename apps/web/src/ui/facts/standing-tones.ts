import type { Standing } from '@lading/domain/accreditation/certificate/standing'
import type { Tone } from '@lading/domain/transactions/labels'

/** The colour of a standing in a list; the word stands beside it. */
export const standingTones: Readonly<Record<Standing, Tone>> = {
  current: 'done',
  'not-yet': 'idle',
  expired: 'stopped',
  suspended: 'stopped',
  revoked: 'stopped',
  replaced: 'idle',
  'being-corrected': 'agency',
  surrendered: 'stopped',
  unknown: 'idle',
}
