import { ensure } from '@lading/domain/ensure'
import type { FastifyInstance } from 'fastify'
import { record } from '#modules/audit/record'
import { checklistOf } from '#modules/evaluation/checklist'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import type { Db } from '#platform/database'
import type { AtHand } from './client.ts'

/** A portal in this process. */
export interface Fixture {
  readonly db: Db
  readonly app: FastifyInstance
  readonly clock: { now(): Date }
}

const ACCEPTED = { decision: 'accepted', remark: '' } as const

/** What a person with this token has at hand, with the rows that the calls write. */
export function atHandOf({ db, app, clock }: Fixture, token: string): AtHand {
  return {
    async versionOf(id) {
      const found = db.selectFrom('transactions').select('version').where('id', '=', id)
      return (await found.executeTakeFirstOrThrow()).version
    },
    async acceptAll(transaction_id) {
      const caller = ensure(await app.whoIs(token, { ip: '', id: '' } as never))
      const now = clock.now()
      await db.transaction().execute(async (tx) => {
        const { transaction } = await lockForHolder(tx, transaction_id, caller, now)
        const filed = (await checklistOf(tx, transaction)).flatMap(({ files }) => files.map(({ id }) => id))
        if (filed.length === 0) return
        const documents = await tx
          .updateTable('transaction_documents')
          .set({ ...ACCEPTED, decided_by: caller.user_id, decided_at: now })
          .where('id', 'in', filed)
          .where('is_current', '=', true)
          .returning(['id', 'requirement_code'])
          .execute()
        const act = { action: 'decide-document', object: 'document', transaction_id }
        for (const { id, requirement_code } of documents.toSorted((a, b) => a.id - b.id)) {
          const facts = { requirement_code, ...ACCEPTED }
          await record(tx, { ...act, object_id: id, facts }, caller, now)
        }
      })
    },
  }
}
