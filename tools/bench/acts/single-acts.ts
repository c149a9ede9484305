import { decideDocument, markField, transactionDetail } from '@lading/contract/evaluation'
import { attachDocument, removeDocument } from '@lading/contract/filing/filed-documents'
import { filing } from '@lading/contract/filing/filing'
import { readMessages, writeMessage } from '@lading/contract/messages'
import { claimNext } from '@lading/contract/queues'
import { sampleScan } from '@lading/server/testing/samples/sample-files'
import type { People, Subject } from './subjects.ts'

/** Adds and removes documents, writes, decides and takes the next. Gives what was done. */
export async function actOn(subjects: readonly Subject[], people: People): Promise<string[]> {
  const done: string[] = []
  const note = (name: string, { status }: { status: number }) => void (status === 200 && done.push(name))
  const draft = subjects.find(({ status }) => status === 0)
  const filed = subjects.find(({ status, desk }) => status === 3 && desk !== null)
  if (!draft || !filed?.desk) throw new Error('The demonstration has no draft and nothing on a desk.')

  const author = await people(draft.author)
  const params = { id: draft.id }
  const { requirements } = (await author.call(filing, { params })).body
  const code = requirements[0]?.code ?? ''
  const files = [{ field: 'file', name: 'scan.png', bytes: sampleScan(1) }]
  note(
    'attach',
    await author.call(attachDocument, { params, body: { requirement_code: code, expires_on: '2040-12-31' }, files }),
  )
  const attached = (await author.call(filing, { params })).body.requirements
    .find((line) => line.code === code)
    ?.files.at(-1)
  note('remove', await author.call(removeDocument, { params: { id: attached?.id ?? 0 } }))

  const evaluator = await people(filed.desk)
  const { checklist } = (await evaluator.call(transactionDetail, { params: { id: filed.id } })).body
  const document = checklist.flatMap((line) => line.files)[0]
  const returned = { decision: 'returned', remark: 'It cannot be read.' } as const
  note('decide', await evaluator.call(decideDocument, { params: { id: document?.id ?? 0 }, body: returned }))
  note(
    'remark',
    await evaluator.call(markField, {
      params: { id: filed.id },
      body: { path: 'street', remark: 'As on the permit.' },
    }),
  )
  const written = await evaluator.call(writeMessage, {
    body: { transaction_id: filed.id, audience: 'client', body: 'Good day.' },
  })
  note('write', written)
  const last_message_id = written.body.messages?.at(-1)?.id ?? 0
  note(
    'read',
    await (await people(filed.author)).call(readMessages, { params: { id: filed.id }, body: { last_message_id } }),
  )
  note('claim', await (await people('evaluator2.sea@lading.example')).call(claimNext))
  return done
}
