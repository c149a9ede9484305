import { flow } from './flow.ts'
import { Status } from '../../transactions/status.ts'
import type { Act } from '../transition/transition.ts'
import { agencies } from '../../transactions/agency.ts'

const expire = {
  action: 'expire',
  by: ['SYS'],
  guards: ['has-expired', 'no-successor'],
  effects: ['lapse-surrender'],
} satisfies Act

/** Replaced by its renewal: the business is not told that it expired. */
const superseded = {
  action: 'superseded',
  by: ['SYS'],
  guards: ['has-expired', 'successor-accredited'],
  effects: ['link-renewal', 'say-replaced', 'carry-surrender'],
  unannounced: true,
} satisfies Act

const suspend = { action: 'suspend', by: ['SYS'], via: ['F26'] } satisfies Act
const revoke = { action: 'revoke', by: ['SYS'], via: ['F29'] } satisfies Act

const backInForce = {
  action: 'lift-or-end-not-expired',
  by: ['SYS'],
  via: ['F34', 'F35'],
  guards: ['has-not-expired'],
} satisfies Act

const expiredMeanwhile = {
  action: 'lift-or-end-expired-meanwhile',
  by: ['SYS'],
  via: ['F34', 'F35'],
  guards: ['has-expired'],
} satisfies Act

/** The earlier row stays expired; the renewed one is linked to it. */
const renewalApproved = {
  action: 'renewal-approved',
  by: ['SYS'],
  via: ['A44', 'A46', 'B71', 'B73', 'G10'],
  guards: ['successor-accredited'],
  effects: ['link-renewal', 'say-replaced'],
} satisfies Act

const acceptSurrender = {
  action: 'voluntary-surrender-closure',
  by: ['APP'],
  guards: ['has-not-expired', 'surrender-asked', 'no-invoice-unpaid'],
  inputs: ['note?'],
  effects: ['answer-surrender', 'remove-from-directory', 'end-rows-beside', 'end-open-transactions', 'end-obligations'],
} satisfies Act

const askForSurrender = {
  action: 'ask-for-surrender',
  by: ['CUS'],
  right: 'submit',
  guards: ['has-not-expired', 'surrender-not-asked'],
  inputs: ['reason', 'letter_of_cessation'],
  effects: ['note-surrender-asked'],
  notifies: ['APP'],
} satisfies Act

const declineSurrender = {
  action: 'decline-surrender',
  by: ['APP'],
  guards: ['has-not-expired', 'surrender-asked'],
  inputs: ['reason'],
  effects: ['answer-surrender'],
  notifies: ['CUS'],
} satisfies Act

const writeOff = {
  action: 'written-off',
  by: ['SYS'],
  guards: ['late-renewal-over', 'no-successor', 'no-renewal-pending'],
  effects: ['remove-from-directory', 'end-open-transactions', 'end-obligations'],
} satisfies Act

const importValid = { action: 'import', by: ['SYS'], guards: ['is-migrated', 'has-not-expired'] } satisfies Act
const importExpired = { action: 'import-expired', by: ['SYS'], guards: ['is-migrated', 'has-expired'] } satisfies Act

/** Flow H: an accreditation after it was given; until then it follows its own new application or renewal. */
export const accreditationLife = flow({ flow: 'H', types: [], agencies }, [
  ['H01', Status.accredited, Status.expired, expire],
  ['H10', Status.accredited, Status.expired, superseded],
  ['H02', Status.accredited, Status.suspended, suspend],
  ['H03', Status.accredited, Status.revoked, revoke],
  ['H04', Status.suspended, Status.revoked, revoke],
  ['H11', Status.expired, Status.revoked, revoke],
  ['H05', Status.suspended, Status.accredited, backInForce],
  ['H06', Status.suspended, Status.expired, expiredMeanwhile],
  ['H07', Status.expired, Status.expired, renewalApproved],
  ['H08', Status.accredited, Status.terminated, acceptSurrender],
  ['H08a', Status.accredited, Status.accredited, askForSurrender],
  ['H08b', Status.accredited, Status.accredited, declineSurrender],
  ['H09', Status.expired, Status.terminated, writeOff],
  ['H12', null, Status.accredited, importValid],
  ['H13', null, Status.expired, importExpired],
])
