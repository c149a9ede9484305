import { uploadFile } from '@lading/contract/documents/documents'
import { health } from '@lading/contract/health'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdf } from '#testing/samples/sample-files'
import { EICAR, startVirusScanner } from '#testing/virus-scanner'
import { createWorld, type World } from '#testing/world'

let scanner: Awaited<ReturnType<typeof startVirusScanner>>
let world: World
beforeAll(async () => {
  scanner = await startVirusScanner()
  world = await createWorld({ settings: { CLAMAV_URL: scanner.address } })
})
afterAll(() => world.close())

/** Attaches a document as somebody new. What they are answered, and how many files of theirs are kept. */
async function attach(bytes: Uint8Array) {
  const customer = await world.customer()
  const reply = await customer.call(uploadFile, { files: [{ field: 'file', name: 'permit.pdf', bytes }] })
  const kept = await world.db.selectFrom('files').select('id').where('uploaded_by', '=', customer.user_id).execute()
  return { reply, kept: kept.length }
}

async function stateInHealth() {
  const { body } = await world.visitor().call(health)
  return [body.ok, body.parts.find(({ name }) => name === 'virus-scanner')?.state]
}

const toldSo = {
  reply: {
    status: 503,
    body: { code: 'unavailable', message: expect.stringContaining('the scanner is not responding. It was not saved') },
  },
  kept: 0,
}

test('a clean document is kept once the scanner has looked at it', async () => {
  const { reply, kept } = await attach(await samplePdf({ pages: 2 }))
  expect(reply).toMatchObject({ status: 200, body: { page_count: 2 } })
  expect(kept).toBe(1)
})

test('a document with a virus is refused at its field, with the name of what was found, and nothing is kept', async () => {
  const likeAnyOther = Buffer.concat([await samplePdf(), Buffer.from(`\n%${EICAR}\n`)])
  const { reply, kept } = await attach(likeAnyOther)
  const why = 'The virus scanner found Eicar-Test-Signature in this file. It was not saved. Attach a clean copy.'
  expect(reply).toMatchObject({ status: 400, body: { errors: { file: [why] } } })
  expect(kept).toBe(0)
})

test.each(['is silent', 'goes in the middle'] as const)(
  'while the scanner takes a file and %s, the forwarder is told so, and nothing is kept',
  async (way) => {
    scanner.from_now_on(way)
    expect(await attach(await samplePdf())).toMatchObject(toldSo)
    scanner.from_now_on('works')
  },
)

test('a scanner that was killed is seen by a person who watches the portal, which refuses documents alone', async () => {
  expect(await stateInHealth()).toEqual([true, 'ok'])
  await scanner.stop()
  expect(await stateInHealth()).toEqual([true, 'failing'])
  expect(await attach(await samplePdf())).toMatchObject(toldSo)
})
