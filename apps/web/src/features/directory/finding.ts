import type { Verdict } from '@lading/contract/directory'
import { documentKindRow } from '@lading/domain/documents/document-kinds'
import type { QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { standingWords, type Standing } from '@lading/domain/accreditation/certificate/standing'
import type { CodeCheck } from '#lib/verify-payload.ts'
import { differences, type Difference } from './differences.ts'
import {
  ENDED,
  forgeries,
  LIST_TOO_SHORT,
  NO_LIST,
  OLD_LIST,
  OTHER_KIND,
  silences,
  strayCode,
  UNLIKE_REGISTER,
} from './finding-words.ts'

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
