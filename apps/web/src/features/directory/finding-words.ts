import type { QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import type { Forgery, UncheckedReason } from '#lib/verify-payload.ts'

export const forgeries: Readonly<Record<Forgery, string>> = {
  unreadable: 'This is not a QR code of this portal. Do not rely on the document.',
  'unknown-key': 'The QR code was not made by this portal. Do not rely on the document.',
  'wrong-signature': 'The QR code was altered, or was not made by this portal. Do not rely on the document.',
}

export const silences: Readonly<Record<UncheckedReason | 'no-code', string>> = {
  'no-code':
    'The agency’s records could not be reached. Scan the QR code on the document, or try again when you are online.',
  'no-keys':
    'The agency’s records could not be reached, and this device has not opened this page before. Try again when you are online.',
  'old-browser':
    'The agency’s records could not be reached, and this browser is too old to check the QR code by itself. Try again when you are online.',
  'unknown-key':
    'The agency’s records could not be reached, and the QR code is newer than what this device keeps. Try again when you are online.',
}

export const UNLIKE_REGISTER = {
  tone: 'bad',
  heading: 'Does not match the agency’s records',
  sentence: 'The QR code and the agency’s records say different things about this document.',
} as const

export const strayCode = ({ number, holder }: QrPayload) =>
  `The QR code is genuine, for ${number} of ${holder}, but this is not its address. Search for the business by name.`
export const OTHER_KIND =
  'The address names another kind of document than the agency’s records. Compare the document carefully.'
export const NO_LIST =
  'Whether it was suspended or revoked could not be checked: this device keeps no list of such certificates.'
export const LIST_TOO_SHORT =
  'The list of suspended and revoked certificates on this device is older than this one: a later suspension would not be seen.'
export const OLD_LIST =
  'The list of suspended and revoked certificates on this device is old: what happened since would not be seen.'
export const ENDED = 'Without a connection, a revoked accreditation cannot be told from one that its holder gave up.'
