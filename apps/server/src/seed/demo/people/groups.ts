import type { Tx } from '#platform/database'
import { typesOf } from '@lading/domain/transactions/family'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Desks } from './desks.ts'
import { agencies, type Agency } from '@lading/domain/transactions/agency'

interface Group {
  readonly name: string
  readonly description: string
  readonly types: number[]
}

const legal_basis = 'Proposed; an office order of the agency replaces it'

const accreditation = typesOf('application', 'change', 'request')
const { annualReport, quarterlyReport, insuranceCoverage } = TransactionType

const groupsOf: Readonly<Record<Agency, readonly Group[]>> = {
  dti: [
    { name: 'Accreditation', description: 'Applications, changes of the register and requests', types: accreditation },
    { name: 'Reports', description: 'Annual reports, cargo statistics and insurance', types: typesOf('report') },
  ],
  cab: [
    {
      name: 'ACASFAD',
      description: 'Accounts and field audit: annual reports and insurance',
      types: [annualReport, insuranceCoverage],
    },
    { name: 'Planning and Research', description: 'Cargo reports', types: [quarterlyReport] },
    {
      name: 'Legal and Enforcement',
      description: 'Applications, changes of the register and requests',
      types: accreditation,
    },
  ],
}

/** The queue groups of each side, with the demo's evaluators in them. Answers which group takes which type: `dti 1`. */
export async function addQueueGroups(tx: Tx, desks: Desks, now: Date): Promise<Map<string, number>> {
  const byType = new Map<string, number>()
  for (const agency of agencies) {
    for (const group of groupsOf[agency]) {
      const id = await addGroup(tx, agency, group, desks[agency].EVA, now)
      for (const type of group.types) byType.set(`${agency} ${type}`, id)
    }
  }
  return byType
}

async function addGroup(
  tx: Tx,
  agency: Agency,
  { name, description, types }: Group,
  members: readonly number[],
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('queue_groups')
    .values({ agency, name, description, types, legal_basis })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('queue_group_members')
    .values(members.map((user_id) => ({ queue_group_id: id, user_id, since: now })))
    .execute()
  return id
}
