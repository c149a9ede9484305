import type { PlainDate } from '../dates/plain-date.ts'
import { registeredKindFacts, type RegisteredKind } from '../documents/registered-documents.ts'
import type { Deadline, DeadlineScreen } from './deadline.ts'

/** How a business files a new document: by a change, or with a renewal once nothing it holds is in force. */
export interface WayToFile {
  readonly by: 'change' | 'renewal'
  readonly screen: DeadlineScreen
}

/** The document of its kind that counts in the register of a business. */
export interface EndingDocument {
  readonly document_id: number
  readonly business_id: number
  readonly kind: RegisteredKind
  readonly number: string
  readonly valid_until: PlainDate | null
}

/** Its last day; a later document of the kind takes its place. */
export function documentDeadline(
  { document_id, business_id, kind, number, valid_until }: EndingDocument,
  { by, screen }: WayToFile,
): Deadline | null {
  if (valid_until === null) return null
  const { label } = registeredKindFacts[kind]
  return {
    key: `document-${document_id}`,
    kind: 'document',
    on: valid_until,
    business_id,
    agency: null,
    title: by === 'change' ? `File the new document: ${label}` : `Renew with the new document: ${label}`,
    about: number ? `Number ${number} ends.` : 'The one in the register ends.',
    screen,
  }
}

/** The permit of a branch, as the register has it. */
export interface EndingPermit {
  readonly business_id: number
  readonly branch_key: string
  readonly branch_name: string
  readonly permit_ends_on: PlainDate | null
}

/** The last day of the permit of a branch. */
export function permitDeadline(
  { business_id, branch_key, branch_name, permit_ends_on }: EndingPermit,
  { by, screen }: WayToFile,
): Deadline | null {
  if (permit_ends_on === null) return null
  return {
    key: `permit-${business_id}-${branch_key}`,
    kind: 'document',
    on: permit_ends_on,
    business_id,
    agency: null,
    title:
      by === 'change' ? `Renew a branch permit: ${branch_name}` : `Renew with the new branch permit: ${branch_name}`,
    about: 'The permit in the register ends.',
    screen,
  }
}

/** The agreement with a foreign agent, as the register has it. */
export interface EndingAgreement {
  readonly business_id: number
  readonly agent_key: string
  readonly agent_name: string
  readonly agreement_ends_on: PlainDate | null
}

/** The last day of the agreement with an agent. */
export function agreementDeadline(
  { business_id, agent_key, agent_name, agreement_ends_on }: EndingAgreement,
  { by, screen }: WayToFile,
): Deadline | null {
  if (agreement_ends_on === null) return null
  return {
    key: `agreement-${business_id}-${agent_key}`,
    kind: 'document',
    on: agreement_ends_on,
    business_id,
    agency: null,
    title: `Renew ${by === 'change' ? 'the' : 'with the new'} agreement with ${agent_name}`,
    about: 'The agreement in the register ends.',
    screen,
  }
}
