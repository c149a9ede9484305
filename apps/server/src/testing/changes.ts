import { openChanges } from '@lading/contract/changes'
import type { Client } from './client.ts'
import { attachMissing, patchOf, read, saving, submit } from './filing.ts'
import type { World } from './world.ts'

const ADDRESS = 4

/** Drafts of changes of these accreditations; of the address where nothing else is said. */
export async function openedChanges(
  client: Client,
  business_id: number,
  accreditation_ids: number[],
  types = [ADDRESS],
) {
  const body = { transaction_type_ids: types, accreditation_ids }
  const reply = await client.call(openChanges, { params: { id: business_id }, body })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.transactions
}

/** Another street, from a day on, with every document: filed. */
export async function filedMove(client: Client, transaction_id: number, street = 'Unit 12, Harbour Center') {
  const draft = await read(client, transaction_id)
  const patch = [patchOf('street', street, draft.form['street']), patchOf('effective_on', '2026-03-01', '')]
  await saving(client, draft, patch)
  await attachMissing(client, transaction_id)
  const reply = await submit(client, await read(client, transaction_id))
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}

/** A place of Metro Manila in a city whose name holds these letters. */
export async function placeIn({ db }: World, city: string) {
  const place = await db
    .selectFrom('cities as c')
    .innerJoin('provinces as p', 'p.code', 'c.province_code')
    .innerJoin('barangays as b', 'b.city_code', 'c.code')
    .select(['p.region_code', 'c.province_code', 'c.code as city_code', 'b.code as barangay_code', 'c.name'])
    .where('c.name', 'like', `%${city}%`)
    .orderBy('b.code')
    .executeTakeFirstOrThrow()
  const { name: city_name, ...codes } = place
  return { codes, names: { city_name } }
}
