import { Status } from '../../transactions/status.ts'
import type { Act } from '../transition/transition.ts'

/** From approval to the client's hands. */

export const generateCertificate = {
  action: 'generate-certificate',
  by: ['SYS'],
  effects: ['make-certificate'],
} satisfies Act

/** Issuing releases at once where electronic delivery was asked. */
export const printAndSeal = {
  action: 'print-seal',
  by: ['PRN'],
  guards: ['document-ready'],
  inputs: [{ input: 'security_paper_serial?', where: 'release.delivery', is: 'pickup' }],
  effects: ['publish-certificate'],
  followed_by: 'release-electronically',
} satisfies Act

export const markReadyForPickup = {
  action: 'mark-ready-for-pickup',
  by: ['PRN'],
  guards: ['pickup-asked', 'not-replaced'],
  inputs: ['pickup_slot?'],
  effects: ['set-client-deadline', 'make-authorisation-letter'],
} satisfies Act

export const releaseElectronically = {
  action: 'release-electronically',
  by: ['SYS'],
  guards: ['electronic-asked', 'document-ready'],
  effects: ['offer-download', 'invite-satisfaction-form'],
} satisfies Act

export const releaseToClaimant = {
  action: 'release-to-claimant',
  by: ['PRN'],
  guards: ['not-replaced'],
  inputs: [
    'claimant_name',
    'claimant_id',
    'authority_letter?',
    { input: 'old_certificate', where: 'release.replaces_printed' },
    'released_on',
  ],
  effects: ['write-release-log', 'invite-satisfaction-form'],
} satisfies Act

const returnForDataError = {
  action: 'return-for-data-error',
  by: ['PRN'],
  inputs: ['remarks'],
  notifies: ['processor'],
} satisfies Act

export const returnFromPrinting = {
  ...returnForDataError,
  effects: ['void-certificate-draft'],
  sets_returned_from: Status.forPrinting,
} satisfies Act

export const returnFromIssue = {
  ...returnForDataError,
  effects: ['suspend-qr-page'],
  sets_returned_from: Status.certificateIssued,
} satisfies Act

export const returnFromPickup = {
  ...returnForDataError,
  effects: ['suspend-qr-page'],
  sets_returned_from: Status.forPickup,
} satisfies Act
