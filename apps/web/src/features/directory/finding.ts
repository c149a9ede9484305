import type { Verdict } from '@lading/contract/directory'
import { documentKindRow } from '@lading/domain/documents/document-kinds'
import type { QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { standingWords, type Standing } from '@lading/domain/accreditation/certificate/standing'
import type { CodeCheck, Forgery, Unchecked } from '#lib/verify-payload.ts'
import { differences, type Difference } from './differences.ts'

type Genuine = Extract<CodeCheck, { result: 'genuine' }>

/** How the card looks: what stands in its head is said in words too. */
export type Tone = 'good' | 'wait' | 'bad' | 'unknown'

/** What is known of a document, from the register, from its signed code, or from both. */
export interface Finding {
  readonly tone: Tone
  readonly heading: string
  readonly sentence: string
  /** Whose facts are shown: the register's, or the code's alone; none where nothing can be relied on. */
  readonly shown: 'register' | 'code' | 'nothing'
  readonly verdict: Verdict | null
  readonly code: Genuine | null
  /** Where the signed code and the register say different things. */
  readonly differences: readonly Difference[]
  /** What else the reader must know before relying on it. */
  readonly cautions: readonly string[]
}

/** Puts together what the register answered and what the code in the address proved. */
export function findingOf(verdict: Verdict | null, check: CodeCheck, document?: string): Finding {
  const nothing = { verdict, code: null, shown: 'nothing', differences: [], cautions: [] } as const
  if (check.result === 'forged') {
    return { ...nothing, tone: 'bad', heading: 'Not genuine', sentence: forgeries[check.why] }
  }
  const code = check.result === 'genuine' ? check : null
  if (verdict) return byRegister(verdict, code, document)
  if (code) return byCode(code)
  const why = check.result === 'unchecked' ? check.why : 'no-code'
  return { ...nothing, tone: 'unknown', heading: 'Could not be checked', sentence: silences[why] }
}

function byRegister(verdict: Verdict, code: Genuine | null, document?: string): Finding {
  const { standing, heading, sentence } = verdict
  const isKnown = standing !== 'unknown'
  if (code && isKnown && !isOfDocument(code.payload, verdict)) return byAnothersCode(code, verdict)
  const differ = code && isKnown ? differences(code.payload, verdict) : []
  return {
    tone: tones[standing],
    heading,
    sentence,
    ...(differ.length > 0 && UNLIKE_REGISTER),
    shown: isKnown ? 'register' : 'nothing',
    verdict,
    code,
    differences: differ,
    cautions: [
      ...(code && !isKnown ? [strayCode(code.payload)] : []),
      ...(isKnown && document !== undefined && !isAddressWord(document, verdict) ? [OTHER_KIND] : []),
    ],
  }
}

const isOfDocument = (code: QrPayload, { kind, number, agency }: Verdict) =>
  code.kind === kind && code.number === number && code.agency === agency

/** Copied from another paper: what the register says of this address is not said of the paper that carries the code. */
function byAnothersCode(code: Genuine, verdict: Verdict): Finding {
  const { number, holder } = code.payload
  return {
    tone: 'bad',
    heading: 'Does not belong to this document',
    sentence: `The QR code was made for ${number} of ${holder}, not for ${verdict.number}. Do not rely on the document.`,
    shown: 'nothing',
    verdict,
    code,
    differences: [],
    cautions: [],
  }
}

function isAddressWord(word: string, { kind }: Verdict): boolean {
  const page = kind && documentKindRow(kind).public_page
  return page !== null && page.shows !== 'receipt' && page.word === word
}

function byCode(code: Genuine): Finding {
  const { payload, standing, listed } = code
  const state = listed?.state
  // Green is for what was looked up in a list young enough.
  const isSure = state !== undefined && !listed?.is_old
  return {
    tone: tones[standing] === 'good' && !isSure ? 'wait' : tones[standing],
    ...standingWords(standing, payload),
    shown: 'code',
    verdict: null,
    code,
    differences: [],
    cautions: [
      ...(listed === null ? [NO_LIST] : []),
      ...(listed && state === undefined ? [LIST_TOO_SHORT] : []),
      ...(listed?.is_old ? [OLD_LIST] : []),
      ...(state === 'revoked' ? [ENDED] : []),
    ],
  }
}

const tones: Readonly<Record<Standing, Tone>> = {
  current: 'good',
  'not-yet': 'wait',
  expired: 'bad',
  suspended: 'bad',
  revoked: 'bad',
  replaced: 'bad',
  'being-corrected': 'bad',
  surrendered: 'bad',
  unknown: 'unknown',
}

const forgeries: Readonly<Record<Forgery, string>> = {
  unreadable: 'This is not a QR code of this portal. Do not rely on the document.',
  'unknown-key': 'The QR code was not made by this portal. Do not rely on the document.',
  'wrong-signature': 'The QR code was altered, or was not made by this portal. Do not rely on the document.',
}

const silences: Readonly<Record<Unchecked | 'no-code', string>> = {
  'no-code':
    'The agency’s records could not be reached. Scan the QR code on the document, or try again when you are online.',
  'no-keys':
    'The agency’s records could not be reached, and this device has not opened this page before. Try again when you are online.',
  'old-browser':
    'The agency’s records could not be reached, and this browser is too old to check the QR code by itself. Try again when you are online.',
  'unknown-key':
    'The agency’s records could not be reached, and the QR code is newer than what this device keeps. Try again when you are online.',
}

const UNLIKE_REGISTER: Pick<Finding, 'tone' | 'heading' | 'sentence'> = {
  tone: 'bad',
  heading: 'Does not match the agency’s records',
  sentence: 'The QR code and the agency’s records say different things about this document.',
}

const strayCode = ({ number, holder }: QrPayload) =>
  `The QR code is genuine, for ${number} of ${holder}, but this is not its address. Search for the business by name.`
const OTHER_KIND =
  'The address names another kind of document than the agency’s records. Compare the document carefully.'
const NO_LIST =
  'Whether it was suspended or revoked could not be checked: this device keeps no list of such certificates.'
const LIST_TOO_SHORT =
  'The list of suspended and revoked certificates on this device is older than this one: a later suspension would not be seen.'
const OLD_LIST =
  'The list of suspended and revoked certificates on this device is old: what happened since would not be seen.'
const ENDED = 'Without a connection, a revoked accreditation cannot be told from one that its holder gave up.'
