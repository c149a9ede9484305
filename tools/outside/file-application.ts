import { ensure } from '@lading/domain/ensure'
import type { Filing } from '@lading/contract/filing/filing'
import { sampleBusiness } from '@lading/server/testing/samples/sample-business'
import { samplePng } from '@lading/server/testing/samples/sample-files'
import type { createWorld } from '@lading/server/testing/world'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

type Answer = Record<string, unknown>
/** What the generator writes: a function for each operation, by its id. */
type Operation = (input: object) => Promise<{ data?: Answer; error?: { message: string; errors?: object } }>
interface Generated {
  readonly client: { setConfig(config: { baseUrl: string; auth: () => string | undefined }): void }
  readonly operation: (id: string) => (input?: object) => Promise<Answer>
}

/** From a new business to the agency's receipt, by nothing but the generated client in this folder. */
export async function fileApplication(world: Awaited<ReturnType<typeof createWorld>>, folder: string) {
  const baseUrl = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { client, operation } = await generated(folder)
  const person = await world.customer()
  client.setConfig({ baseUrl, auth: () => person.token })
  const headers = () => ({ 'Idempotency-Key': randomUUID() })

  const business = await operation('createBusiness')({ body: sampleBusiness(), headers: headers() })
  const owner = await world.signedIn(person.user_id)
  client.setConfig({ baseUrl, auth: () => owner.token })
  const draft = { business_id: business.id, agency: 'dti' }
  const { transaction_id: id } = await operation('createApplication')({ body: draft, headers: headers() })
  const scope = { patch: [{ path: 'international', value: 1, base: 0 }] }
  await operation('saveAnswers')({ path: { id }, body: scope })

  const open = (await operation('filing')({ path: { id } })) as unknown as Filing
  for (const { code, day } of open.requirements.filter((line) => line.mandatory && line.files.length === 0)) {
    const scan = new File([samplePng() as Uint8Array<ArrayBuffer>], `${code}.png`, { type: 'image/png' })
    const body = { requirement_code: code, expires_on: day === 'past' ? '2025-12-31' : '2027-12-31', file: scan }
    await operation('attachDocument')({ path: { id }, body })
  }
  const reviewed = (await operation('filing')({ path: { id } })) as unknown as Filing
  const { privacy } = (await operation('filingNotices')()) as { privacy: { version: number } }
  return operation('moveTransaction')({
    path: { id },
    body: submissionOf(reviewed, privacy.version),
    headers: headers(),
  })
}

const submissionOf = ({ transaction_id, version, content_hash, form_version }: Filing, privacy_version: number) => ({
  transaction_id,
  action: 'submit',
  version,
  content_hash,
  form_version,
  declaration: true,
  privacy_version,
  signature_name: 'Teresa Villanueva',
  delivery: 'electronic',
})

async function generated(folder: string): Promise<Generated> {
  const calls = (await import(join(folder, 'sdk.gen.ts'))) as Record<string, Operation>
  const { client } = (await import(join(folder, 'client.gen.ts'))) as Pick<Generated, 'client'>
  const operation =
    (id: string) =>
    async (input: object = {}) => {
      const { data, error } = await ensure(calls[id], id)(input)
      if (error) throw new Error(`${id}: ${error.message} ${JSON.stringify(error.errors ?? {})}`)
      return ensure(data, id)
    }
  return { client, operation }
}
