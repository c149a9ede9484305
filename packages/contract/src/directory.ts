import { standings } from '@lading/domain/accreditation/certificate/standing'
import { documentKinds } from '@lading/domain/documents/document-kinds'
import { z } from 'zod'
import { endpoint } from './calls/endpoint.ts'
import { publicReads } from './calls/public-reads.ts'
import { agencies } from '@lading/domain/transactions/agency'

// Not the workflow's own: a visitor's page loads no workflow.
const AgencyCode = z.enum(agencies)

/** The few public facts behind a QR code; nothing private can leak, because nothing else is here. */
export const Verdict = z.object({
  standing: z.enum(standings),
  heading: z.string(),
  sentence: z.string(),
  /** Null where no document is known. */
  kind: z.enum(documentKinds).nullable(),
  number: z.string(),
  business_name: z.string(),
  agency: AgencyCode.nullable(),
  agency_name: z.string(),
  scope: z.string(),
  first_day: z.iso.date().nullable(),
  /** The last day of an accreditation, or of a recommendation. */
  expiry_date: z.iso.date().nullable(),
  /** Of a certified true copy: the document it shows, and the hash of that document's file. */
  original: z.object({ name: z.string(), number: z.string(), sha256: z.string() }).nullable(),
  /** Of a certification or a recommendation: what it is about and its text as signed, to be compared with the paper; null unless it stands. */
  statement: z
    .object({ facts: z.array(z.object({ label: z.string(), value: z.string() })), body: z.array(z.string()) })
    .nullable(),
  /** The later certificate's page, where this one was replaced. */
  replaced_by_slug: z.string().nullable(),
  /** Of the certificate of a branch: the branch, and the certificate of the main office. */
  branch: z
    .object({
      name: z.string(),
      address: z.string(),
      main_number: z.string(),
      /** Null while none stands. */
      main_slug: z.string().nullable(),
    })
    .nullable(),
  /** Of a certificate that is current: the branches of today. */
  branches: z.array(z.object({ name: z.string(), address: z.string(), number: z.string(), slug: z.string() })),
  /** Of a receipt: what was paid, and whether it still stands. */
  amount: z.string().nullable(),
  issued_on: z.iso.date().nullable(),
  checked_at: z.iso.datetime(),
})
export type Verdict = z.infer<typeof Verdict>

export const verifyDocument = endpoint({
  method: 'GET',
  path: publicReads.verifyDocument,
  summary: 'The current status of a certificate, another document or a receipt, by the address in its QR code',
  access: 'public',
  params: z.object({ slug: z.string().max(64) }),
  reply: Verdict,
  limit: 60,
})

/** What a browser needs to check a certificate without asking: public keys, and the state of every certificate by index. */
export const VerificationData = z.object({
  keys: z.array(z.object({ key_id: z.string(), public_key: z.string(), current: z.boolean() })),
  status_list: z.object({
    issued_at: z.iso.datetime(),
    key_id: z.string(),
    status_size: z.literal(2),
    encoded_list: z.string(),
    signature: z.string(),
  }),
})
export type VerificationData = z.infer<typeof VerificationData>

export const verificationData = endpoint({
  method: 'GET',
  path: publicReads.verificationData,
  summary: 'Public keys and the signed status list',
  access: 'public',
  reply: VerificationData,
})

export const DirectoryEntry = z.object({
  accreditation_id: z.int(),
  business_name: z.string(),
  trade_name: z.string(),
  number: z.string(),
  agency: AgencyCode,
  scope: z.string(),
  city: z.string(),
  first_day: z.iso.date(),
  expiry_date: z.iso.date(),
  slug: z.string().nullable(),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

export const directory = endpoint({
  method: 'GET',
  path: publicReads.directory,
  summary: 'Accredited freight forwarders, each accreditation once',
  access: 'public',
  query: z.object({
    search: z.string().trim().max(255).default(''),
    scope: z.enum(['domestic', 'international', 'nvocc']).optional(),
    kind: z.enum(['sea', 'air']).optional(),
    page: z.coerce.number<string | number>().int().min(1).max(10_000).default(1),
  }),
  // a search is counted to a thousand; `is_more`: beyond that nobody counted
  reply: z.object({ data: z.array(DirectoryEntry), total: z.int(), is_more: z.boolean() }),
  limit: 120,
})
