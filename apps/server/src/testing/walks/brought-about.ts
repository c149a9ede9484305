import { decideDocument, transactionDetail } from '@lading/contract/evaluation'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import type { GuardName } from '@lading/domain/workflow/guards/guards'
import type { Client } from '../client.ts'
import { attach, attachMissing, fillWithDocuments, read } from '../filings/filing.ts'
import { acceptAll } from '../filings/moves.ts'
import { answerDraft, writeFindings } from './answers.ts'
import type { WalkedTransaction } from './walked-transaction.ts'

/** What is done before a step so that a condition of its row holds, by the people whose work it is. */
export const broughtAbout: Partial<Record<GuardName, (scenario: WalkedTransaction) => Promise<void>>> = {
  'every-requirement-uploaded': async (scenario) => {
    const { world, owner, transaction_id } = scenario
    const draft = await read(owner, transaction_id)
    if (draft.status !== Status.draft) return attachMissing(owner, transaction_id)
    await answerDraft(scenario)
    await fillWithDocuments(world, owner, transaction_id)
  },
  'only-missing-what-may-follow': async (scenario) => {
    await answerDraft(scenario)
    await fillWithDocuments(scenario.world, scenario.owner, scenario.transaction_id, { to_follow: true })
  },
  // The period of the report is not over yet.
  'not-an-obligation': async ({ world: { db }, transaction_id }) => {
    const ofReport = db.selectFrom('transactions').select('obligation_id').where('id', '=', transaction_id)
    await db.updateTable('obligations').set({ opens_on: '2027-01-01' }).where('id', '=', ofReport).execute()
  },
  'complied-otherwise': async ({ world: { db }, transaction_id }) => {
    const ofReport = db.selectFrom('transactions').select('obligation_id').where('id', '=', transaction_id)
    const complied = { complied_on: '2026-03-02', opened_on: '2026-03-02' }
    await db.updateTable('obligations').set(complied).where('id', '=', ofReport).execute()
  },
  'every-return-answered': async ({ owner, transaction_id }) => {
    const { requirements } = await read(owner, transaction_id)
    for (const { code, files } of requirements.filter((line) => line.is_open))
      await attach(owner, transaction_id, code, 'again.png', ensure(files[0]).id)
  },
  'a-document-is-returned': async (scenario) => {
    const holder = await holderOf(scenario)
    const { body } = await holder.call(transactionDetail, { params: { id: scenario.transaction_id } })
    const file = ensure(body.checklist.flatMap((line) => line.files)[0])
    const decision = { decision: 'returned', remark: 'It is of last year.' } as const
    await holder.call(decideDocument, { params: { id: file.id }, body: decision })
  },
  'every-document-accepted': async (scenario) => {
    await acceptAll(await holderOf(scenario), scenario.transaction_id)
  },
  'memorandum-ready': async (scenario) => {
    const drafts = scenario.world.db.selectFrom('memoranda').select('id')
    const written = await drafts.where('transaction_id', '=', scenario.transaction_id).executeTakeFirst()
    if (!written) await writeFindings(scenario, await holderOf(scenario))
  },
  'lease-has-run-out-if-evaluator': async ({ world }) => world.clock.forward({ minutes: 20 }),
}

async function holderOf({ world, actors, transaction_id }: WalkedTransaction): Promise<Client> {
  const { lock_holder_id } = await world.db
    .selectFrom('transactions')
    .select('lock_holder_id')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  return lock_holder_id === actors.secondEvaluator.user_id ? actors.secondEvaluator : actors.evaluator
}
