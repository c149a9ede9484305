/** The documents of a business that its document register keeps. */
export const registeredKinds = [
  'mayors-permit',
  'bir-registration',
  'sss-registration',
  'registration-certificate',
  'lease',
  'bill-of-lading-form',
  'waybill-form',
] as const
export type RegisteredKind = (typeof registeredKinds)[number]

interface KindFacts {
  readonly label: string
  readonly has_number: boolean
  /** Whether such a document has a last day. */
  readonly ends: 'always' | 'perhaps' | 'never'
}

export const registeredKindFacts: Readonly<Record<RegisteredKind, KindFacts>> = {
  'mayors-permit': { label: 'Mayor’s or business permit', has_number: true, ends: 'always' },
  'bir-registration': {
    label: 'BIR certificate of registration',
    has_number: true,
    ends: 'never',
  },
  'sss-registration': { label: 'SSS registration or clearance', has_number: true, ends: 'perhaps' },
  'registration-certificate': {
    label: 'DTI, SEC or CDA certificate of registration',
    has_number: true,
    ends: 'perhaps',
  },
  lease: { label: 'Lease or title', has_number: false, ends: 'perhaps' },
  'bill-of-lading-form': { label: 'House bill of lading form', has_number: false, ends: 'never' },
  'waybill-form': { label: 'Waybill form', has_number: false, ends: 'never' },
}

/** What an approved requirement is in the register; `as-answered`: the form says kind, number and days. */
export type RegistersAs = RegisteredKind | 'as-answered'

/** What the register says of a document; '' and null where it was not asked. */
export interface DocumentFacts {
  readonly kind: RegisteredKind
  readonly number: string
  readonly issued_on: string | null
  readonly valid_until: string | null
}

/** What a form answers of documents: number and day of issue of some kinds, or all of the document that it is about. */
export interface AnsweredDocuments extends Readonly<
  Partial<Record<RegisteredKind, Pick<DocumentFacts, 'number' | 'issued_on'>>>
> {
  readonly 'as-answered'?: DocumentFacts
}

/** An approved line of a checklist, with the day on the face of its files. */
export interface ApprovedLine {
  readonly requirement_code: string
  readonly registers: readonly RegistersAs[]
  readonly valid_until: string | null
}

/** What enters the register with the approval of a filing: its approved lines that are such a document. */
export function documentsToRegister(
  lines: readonly ApprovedLine[],
  answered: AnsweredDocuments,
): (DocumentFacts & { readonly requirement_code: string })[] {
  return lines.flatMap(({ requirement_code, registers, valid_until }) =>
    registers.flatMap((as) => {
      const facts = as === 'as-answered' ? answered[as] : factsOf(as, answered[as], valid_until)
      return facts ? [{ ...facts, requirement_code }] : []
    }),
  )
}

function factsOf(kind: RegisteredKind, known: AnsweredDocuments[RegisteredKind], until: string | null): DocumentFacts {
  const { ends } = registeredKindFacts[kind]
  return { kind, ...(known ?? notAsked), valid_until: ends === 'never' ? null : until }
}

const notAsked = { number: '', issued_on: null }

/** A document of the register, with the instant its filing was approved as ISO text. */
export interface DocumentOnFile extends Pick<DocumentFacts, 'kind' | 'valid_until'> {
  readonly id: number
  readonly registered_at: string
}

/** Of each kind the document that counts and those before it, in the order of the kinds; what always ends counts by its last day. */
export function documentsOnFile<D extends DocumentOnFile>(
  all: readonly D[],
): readonly { readonly current: D; readonly earlier: readonly D[] }[] {
  return registeredKinds.flatMap((kind) => {
    const [current, ...earlier] = all.filter((one) => one.kind === kind).toSorted(byPrecedence)
    return current ? [{ current, earlier }] : []
  })
}

function byPrecedence(one: DocumentOnFile, other: DocumentOnFile): number {
  return (
    compared(lastDayOf(other), lastDayOf(one)) || compared(other.registered_at, one.registered_at) || other.id - one.id
  )
}

/** The last day where every document of the kind has one; else all are alike in this. */
const lastDayOf = ({ kind, valid_until }: DocumentOnFile) =>
  registeredKindFacts[kind].ends === 'always' ? (valid_until ?? '') : ''

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
