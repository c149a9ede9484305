import { decideDocument, transactionDetail } from '@lading/contract/evaluation'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import type { Client } from '../client.ts'

/** Makes one move as a person would: with the version they see now. */
export async function move(who: Client, id: number, action: string, answers: Record<string, unknown> = {}) {
  const { body: process } = await who.call(transactionProcess, { params: { id } })
  return who.call(moveTransaction, { params: { id }, body: { action, version: process.version, ...answers } })
}

/** The same, where anything but success is a fault of the scenario. */
export async function moved(who: Client, id: number, action: string, answers: Record<string, unknown> = {}) {
  const version = await who.atHand?.versionOf(id)
  const reply =
    version === undefined
      ? await move(who, id, action, answers)
      : await who.call(moveTransaction, { params: { id }, body: { action, version, ...answers } })
  if (reply.status !== 200) throw new Error(`${action} was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Accepts every document of a transaction. */
export async function acceptAll(evaluator: Client, id: number): Promise<void> {
  if (evaluator.atHand) return evaluator.atHand.acceptAll(id)
  const { body } = await evaluator.call(transactionDetail, { params: { id } })
  for (const file of body.checklist.flatMap((line) => line.files)) {
    await evaluator.call(decideDocument, { params: { id: file.id }, body: { decision: 'accepted' } })
  }
}
