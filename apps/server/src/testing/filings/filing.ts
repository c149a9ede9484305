import { filingNotices } from '@lading/contract/filing/submission'
import { attachDocument } from '@lading/contract/filing/filed-documents'
import { filing, saveAnswers, type AnswerPatch, type Filing } from '@lading/contract/filing/filing'
import { createApplication } from '@lading/contract/applications/applications'
import { createBusiness } from '@lading/contract/businesses'
import { moveTransaction } from '@lading/contract/workflow'
import { manilaDay } from '@lading/domain/dates/manila'
import { addMonths } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { attachSamples } from '../samples/attach-samples.ts'
import { dayOnFace } from '../samples/day-on-face.ts'
import type { Client } from '../client.ts'
import { sampleBusiness } from '../samples/sample-business.ts'
import { sampleScan } from '../samples/sample-files.ts'
import type { World } from '../world.ts'

/** A person with a complete business of their own. */
export async function applicant(world: World, changes: Parameters<typeof sampleBusiness>[0] = {}) {
  const person = await world.customer()
  const tin = `0${String(50_000_000 + person.user_id)}000`
  const { body } = await person.call(createBusiness, {
    body: sampleBusiness({ tin, ...coverInForce(world), ...changes }),
  })
  return { client: await world.signedIn(person.user_id), business_id: body.id }
}

/** The policy of the sample, or one around the world's day once that has ended: kills run on the clock of the machine. */
function coverInForce(world: World) {
  const today = manilaDay(world.clock.now())
  if (today <= sampleBusiness().insurance_ends_on) return {}
  return { insurance_starts_on: addMonths(today, -6), insurance_ends_on: addMonths(today, 6) }
}

/** Opens a draft for a business of theirs. */
export async function openDraft(client: Client, business_id: number): Promise<Filing> {
  const { status, body } = await client.call(createApplication, { body: { business_id, agency: 'dti' } })
  if (status !== 200) throw new Error(`The draft was refused: ${JSON.stringify(body)}`)
  return body
}

export const patchOf = (path: string, value: unknown, base: unknown): AnswerPatch => ({ path, value, base })

/** A draft of which nothing is missing, for these scopes. */
export async function filledDraft(
  world: World,
  client: Client,
  business_id: number,
  scopes = ['international'],
): Promise<Filing> {
  const draft = await openDraft(client, business_id)
  await chooseScopes(client, draft, scopes)
  return fillWithDocuments(world, client, draft.transaction_id)
}

/** Puts a sample under every mandatory document a draft misses; those that may follow later are left out where asked. */
export async function fillWithDocuments(
  world: World,
  client: Client,
  id: number,
  leave: { to_follow?: boolean } = {},
): Promise<Filing> {
  const draft = await read(client, id)
  const codes = missingDocuments(draft, leave)
  if (codes.length > 0) await attachSamples(world, client, draft, codes)
  return read(client, id)
}

/** Ticks the scopes of a draft that has none yet. */
export async function chooseScopes(
  client: Client,
  { transaction_id }: Pick<Filing, 'transaction_id'>,
  scopes = ['international'],
): Promise<void> {
  await client.call(saveAnswers, {
    params: { id: transaction_id },
    body: { patch: scopes.map((scope) => patchOf(scope, 1, 0)) },
  })
}

/** Attaches every mandatory document that is missing, as a person does: one after the other. */
export async function attachMissing(client: Client, id: number): Promise<void> {
  for (const code of missingDocuments(await read(client, id))) await attach(client, id, code)
}

function missingDocuments({ requirements }: Filing, { to_follow = false } = {}): readonly string[] {
  const missing = requirements.filter((line) => line.mandatory && line.files.length === 0)
  return missing.filter((line) => !(to_follow && line.may_follow)).map(({ code }) => code)
}

/** A filing as its people read it now. */
export async function read(client: Client, id: number): Promise<Filing> {
  return (await client.call(filing, { params: { id } })).body
}

/** Attaches a scanned page under a requirement, in the place of an earlier file where one is named. */
export function attach(
  client: Client,
  id: number,
  requirement_code: string,
  name = `${requirement_code}.png`,
  replaces?: number,
) {
  return client.call(attachDocument, {
    params: { id },
    body: { requirement_code, expires_on: dayOnFace(requirement_code), ...(replaces !== undefined && { replaces }) },
    files: [{ field: 'file', name, bytes: sampleScan((scans++ % 60) + 1) }],
  })
}
let scans = 0

/** What a person sends who has reviewed an application and submits it. */
export async function submissionOf(client: Client, reviewed: Filing) {
  const { body: notices } = await client.call(filingNotices)
  return {
    action: 'submit',
    version: reviewed.version,
    content_hash: reviewed.content_hash,
    form_version: reviewed.form_version,
    declaration: true,
    privacy_version: notices.privacy.version,
    signature_name: 'Teresa Villanueva',
    delivery: 'electronic',
  }
}

/** Submits what was reviewed. */
export async function submit(client: Client, reviewed: Filing, changes: Record<string, unknown> = {}, key?: string) {
  const body = { ...(await submissionOf(client, reviewed)), ...changes }
  return client.call(moveTransaction, { params: { id: reviewed.transaction_id }, body, ...(key && { key }) })
}

/** A new application that the agency has received. */
export async function filedApplication(world: World, scopes = ['international']) {
  const { client, business_id } = await applicant(world)
  const reply = await submit(client, await filledDraft(world, client, business_id, scopes))
  if (reply.status !== 200) throw new Error(`The submission was refused: ${JSON.stringify(reply.body)}`)
  return { client, business_id, ...reply.body, accreditation_id: ensure(reply.body.accreditation_id) }
}
export type FiledApplication = Awaited<ReturnType<typeof filedApplication>>

/** Saves answers of a filing. */
export function saving(client: Client, draft: Pick<Filing, 'transaction_id' | 'form_version'>, patch: AnswerPatch[]) {
  return client.call(saveAnswers, {
    params: { id: draft.transaction_id },
    body: { patch },
  })
}

/** What is attached under a requirement. */
export const filesOf = ({ requirements }: Filing, code: string) =>
  requirements.find((line) => line.code === code)?.files ?? []
