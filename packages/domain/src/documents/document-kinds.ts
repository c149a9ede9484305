/** The page behind a document's QR code: what it shows, and the word of the document in its address. */
type PublicPage =
  | { readonly shows: 'accreditation'; readonly word: string }
  /** What the agency certified on its day; no accreditation needs to stand behind it. */
  | { readonly shows: 'statement'; readonly word: string }
  | { readonly shows: 'receipt' }

interface DocumentKindRow {
  /** What every screen calls it. */
  readonly name: string
  /** Who may see it; a document for the client is theirs as soon as it is made, or only once the agency has issued it. */
  readonly seen_by: 'staff' | 'client' | 'client-once-issued'
  readonly has_number: boolean
  readonly public_page: PublicPage | null
  /** The transaction stays approved until these documents of it are drawn. The first of several leads the others. */
  readonly release_waits: boolean
}

/** Every kind of document the portal issues. A template draws it; one without a template is not issued yet. */
const documentKindTable = {
  acknowledgement: {
    name: 'Acknowledgement receipt',
    seen_by: 'client',
    has_number: true,
    public_page: null,
    release_waits: false,
  },
  memorandum: {
    name: 'Evaluation memorandum',
    seen_by: 'staff',
    has_number: true,
    public_page: null,
    release_waits: false,
  },
  'order-of-payment': {
    name: 'Order of payment',
    seen_by: 'client',
    has_number: true,
    public_page: null,
    release_waits: false,
  },
  'zero-assessment': {
    name: 'Assessment of zero',
    seen_by: 'client',
    has_number: true,
    public_page: null,
    release_waits: false,
  },
  'official-receipt': {
    name: 'Official receipt',
    seen_by: 'client',
    has_number: true,
    public_page: { shows: 'receipt' },
    release_waits: false,
  },
  'denial-notice': {
    name: 'Notice of denial',
    seen_by: 'client',
    has_number: true,
    public_page: null,
    release_waits: false,
  },
  certificate: {
    name: 'Certificate of accreditation',
    seen_by: 'client-once-issued',
    has_number: true,
    public_page: { shows: 'accreditation', word: 'certificate' },
    release_waits: true,
  },
  'branch-certificate': {
    name: 'Certificate of a branch',
    seen_by: 'client-once-issued',
    has_number: true,
    public_page: { shows: 'accreditation', word: 'branch-certificate' },
    release_waits: true,
  },
  'authorisation-letter': {
    name: 'Authorisation letter',
    seen_by: 'client',
    has_number: true,
    public_page: null,
    release_waits: false,
  },
  loa: {
    name: 'Letter of authority',
    seen_by: 'client-once-issued',
    has_number: true,
    public_page: { shows: 'accreditation', word: 'loa' },
    release_waits: false,
  },
  certification: {
    name: 'Certification',
    seen_by: 'client-once-issued',
    has_number: true,
    public_page: { shows: 'statement', word: 'certification' },
    release_waits: true,
  },
  'sec-recommendation': {
    name: 'Recommendation to the SEC',
    seen_by: 'client-once-issued',
    has_number: true,
    public_page: { shows: 'statement', word: 'sec-recommendation' },
    release_waits: true,
  },
} as const satisfies Readonly<Record<string, DocumentKindRow>>

export type DocumentKind = keyof typeof documentKindTable

/** The kinds in the order of the table. */
export const documentKinds = Object.keys(documentKindTable) as [DocumentKind, ...DocumentKind[]]

/** The row of a kind, with every field of a row. */
export const documentKindRow = (kind: DocumentKind): DocumentKindRow => documentKindTable[kind]

/** What a document is called on every screen. */
export const nameOfDocument = ({ kind }: { readonly kind: DocumentKind }): string => documentKindTable[kind].name

/** The kinds of which a statement about their row holds. */
export const kindsWhere = (holds: (row: DocumentKindRow) => boolean): readonly DocumentKind[] =>
  documentKinds.filter((kind) => holds(documentKindRow(kind)))

/** What one approval had made, the document that leads first: the certificate before those of the branches. */
export const leadingFirst = <D extends { readonly kind: DocumentKind }>(documents: readonly D[]): D[] =>
  documents.toSorted((one, other) => placeOf(one) - placeOf(other))

const placeOf = ({ kind }: { readonly kind: DocumentKind }) => documentKinds.indexOf(kind)
