import type { Access } from '@lading/contract/calls/endpoint'
import type { RecordScope } from '@lading/contract/calls/record-scope'
import type { BusinessRight } from '@lading/domain/people/acting/actor'
import type { Person } from './everyone.ts'
import type { Agency } from '@lading/domain/transactions/agency'

/** What the table asks about a record. */
export interface Facts {
  /** Whose it is, where it is one person's. */
  readonly of?: Person
  readonly agency: Agency
  readonly is_filed: boolean
  /** The act that is tried on it. */
  readonly act?: string
  /** An act of the business that its owner alone performs. */
  readonly is_owners?: boolean
}

/** Whether a call's door lets a person in, read from its declaration. */
export function mayEnter(access: Access, { audience, permissions }: Person): boolean {
  if (access === 'public') return true
  if (access === 'signed-in') return audience !== 'visitor'
  return typeof access === 'string' ? audience === access : permissions.has(access.permission)
}

/** The sentences of `contract/calls/record-scope`, as questions: written apart from the portal's own code, to be held against it. */
export function isInScope(recordScope: RecordScope, person: Person, record: Facts): boolean {
  const acts = person.part !== null
  const has = (right: BusinessRight) => person.part === 'owner' || person.part === right
  const isOwn = person === record.of
  const ofAgency = person.audience === 'staff' && person.agency === record.agency
  const ofBoth = person.audience === 'staff' && person.agency === null
  const staffOfTransaction = record.is_filed && (ofAgency || (ofBoth && person.permissions.has('view-activity-log')))
  const keepsCustomers = person.audience === 'staff' && person.permissions.has('view-customers')
  const answers: Record<RecordScope, boolean> = {
    any: true,
    'both-agencies': ofBoth,
    own: isOwn,
    business: acts,
    prepare: has('prepare'),
    'prepare-or-hold': has('prepare') || isOwn,
    submit: has('submit'),
    pay: has('pay'),
    'manage-people': has('manage-people'),
    'business-or-staff': acts || (person.audience === 'staff' && person.agency !== null) || keepsCustomers,
    transaction: acts || staffOfTransaction,
    'transaction-of-staff': staffOfTransaction,
    thread: acts || (record.is_filed && ofAgency),
    'held-transaction': isOwn,
    act: record.is_owners
      ? person.part === 'owner'
      : ofAgency && record.act !== undefined && person.permissions.has(record.act),
    agency: ofAgency || ofBoth,
    account: isOwn || keepsCustomers,
    card: isOwn || (person.audience === 'staff' && person.permissions.has('view-user')),
    customer: isOwn || keepsCustomers,
    upload: isOwn,
    file: acts || staffOfTransaction,
  }
  return answers[recordScope]
}
