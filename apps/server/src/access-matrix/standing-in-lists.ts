import { Status } from '@lading/domain/transactions/status'
import type { ListCondition, StaffList } from '@lading/domain/workflow/lists/staff-list'
import { staffLists, typesIn, type StaffListName } from '@lading/domain/workflow/lists/lists'
import { ensure } from '@lading/domain/ensure'
import { sql, type Updateable } from 'kysely'
import type { Db, Tables } from '#platform/database'

type Facts = Updateable<Tables['transactions']>

/** Lists of a customer that hold a transaction only at some status. */
const ownLists: Readonly<Record<string, Facts>> = { forClientsAction: { status: Status.forClientAction } }

/** Lets a test set a status or type that no act led to. */
export async function allowAnyStanding(db: Db): Promise<void> {
  for (const trigger of ['transactions_moves', 'transactions_kind']) {
    await sql`alter table transactions disable trigger ${sql.ref(trigger)}`.execute(db)
  }
}

/** What must be true of a transaction so that it stands in the list of a call; undefined where any may. */
export function standingIn(
  call: string,
  transaction: { type: number; processor_id: number | null },
): Facts | undefined {
  const name = call.replace(/^staffQueues\./, '') as StaffListName
  if (name === call) return ownLists[call]
  const { rules }: StaffList = staffLists[name]
  const { statuses, where } = ensure(rules[0], `a rule of ${name}`)
  const types = typesIn(name)
  const type = types.find((one) => one === transaction.type) ?? ensure(types[0])
  return { type, status: ensure(statuses[0]), ...(where ? facts(transaction.processor_id)[where] : {}) }
}

const facts = (processor_id: number | null): Record<ListCondition, Facts> => ({
  'no-processor': { processor_id: null },
  'processor-is-me': { processor_id },
  'not-recommended': { recommendation: null },
  recommended: { recommendation: 'approve' },
  'returned-from-hearing': { returned_from: Status.forHearing },
  'request-asked': { request_asked_at: new Date() },
  'was-submitted': {},
})

/** Has a transaction be what it is not while `look` takes, and again what it was. */
export async function standingAs<Seen>(db: Db, id: number, wanted: Facts, look: () => Promise<Seen>): Promise<Seen> {
  const put = async (values: Facts) => {
    // Lists take in what changed its status; a type changes on no act.
    for (const step of [{ status: Status.deleted }, values]) {
      await db.updateTable('transactions').set(step).where('id', '=', id).execute()
    }
  }
  const asIs = await db
    .selectFrom('transactions')
    .select(['type', 'status', 'processor_id', 'recommendation', 'returned_from', 'request_asked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await put(wanted)
  try {
    return await look()
  } finally {
    await put(asIs)
  }
}
