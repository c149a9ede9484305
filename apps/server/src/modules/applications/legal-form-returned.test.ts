import { saveAnswers, type Filing } from '@lading/contract/filing/filing'
import { markField } from '@lading/contract/evaluation'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { applicant, attach, filesOf, filledDraft, patchOf, read, submit } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const opened = ({ requirements }: Filing) => requirements.filter((line) => line.is_open).map(({ code }) => code)

test('a legal form that came back opens the documents of the new form alone, and none once it is the old one again', async () => {
  const { client, transaction_id } = await soleProprietor()
  await returnLegalForm(transaction_id)
  const reread = () => read(client, transaction_id)
  const choose = async (form: string) => {
    const { form: stands } = await reread()
    const patch = [patchOf('form', form, stands.form)]
    return client.call(saveAnswers, { params: { id: transaction_id }, body: { patch } })
  }
  const returned = await reread()

  await choose('corporation')
  expect(opened(await reread())).toEqual(expect.arrayContaining(['S-02', 'S-04', 'S-23']))
  expect(opened(await reread())).not.toContain('S-07') // the permit is asked of either form
  expect(await attach(client, transaction_id, 'S-07')).toMatchObject({ status: 400 })
  await attach(client, transaction_id, 'S-23', 'resolution.png', ensure(filesOf(returned, 'S-23')[0]).id)
  expect(filesOf(await reread(), 'S-23')).toMatchObject([{ name: 'resolution.png', round: 1 }])

  await choose('sole-proprietorship')
  const again = await reread()
  expect(opened(again)).toEqual([])
  expect(filesOf(again, 'S-23')).toMatchObject([{ name: 'S-23.png', round: 0 }])
  expect(again.content_hash).toBe(returned.content_hash)
})

/** Who signs in person, and attached the authority that a sole proprietor needs only where another signs. */
async function soleProprietor() {
  const { client, business_id } = await applicant(world, {
    form: 'sole-proprietorship',
    directors: [],
    stockholders: [],
  })
  const draft = await filledDraft(world, client, business_id, ['domestic'])
  await attach(client, draft.transaction_id, 'S-23')
  const { body } = await submit(client, await read(client, draft.transaction_id))
  return { client, transaction_id: body.transaction_id }
}

async function returnLegalForm(id: number) {
  const evaluator = await world.staff('dti', 5)
  await move(evaluator, id, { action: 'lock-start-evaluation' })
  await evaluator.call(markField, {
    params: { id },
    body: { path: 'form', remark: 'The registration is a company’s.' },
  })
  await move(evaluator, id, { action: 'return-to-client', remarks_to_client: 'One answer.' })
}

async function move(who: Client, id: number, step: { action: string; [answer: string]: unknown }) {
  const { body } = await who.call(transactionProcess, { params: { id } })
  return who.call(moveTransaction, { params: { id }, body: { version: body.version, ...step } })
}
