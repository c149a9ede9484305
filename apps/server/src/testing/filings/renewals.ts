import { confirmSections, openRenewal } from '@lading/contract/applications/renewals'
import type { Filing } from '@lading/contract/filing/filing'
import { applicationForm } from '@lading/contract/forms/business/application'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { accreditedBusiness } from './accredited-business.ts'
import type { Changing } from './changes.ts'
import { fillWithDocuments, submit } from './filing.ts'
import { broughtTo, type SeaStaff } from './scenario.ts'
import type { World } from '../world.ts'

/** Accredited by sea, domestic, until 14 Apr 2026. */
export async function endingSoon(world: World, number: string): Promise<Changing> {
  const business = await accreditedBusiness(world, 'dti', number, {}, ['domestic'])
  const term = { first_day: '2024-04-15', expiry_date: '2026-04-14' }
  await world.db.updateTable('accreditations').set(term).where('id', '=', business.accreditation_id).execute()
  return business
}

/** The draft of its renewal. */
export const openedRenewal = async ({ client, accreditation_id }: Changing): Promise<Filing> =>
  (await client.call(openRenewal, { params: { id: accreditation_id } })).body

/** Every section confirmed, every document attached, and filed. */
export async function filedRenewal(
  world: World,
  { client }: Pick<Changing, 'client'>,
  { transaction_id, accreditation_id }: Filing,
): Promise<void> {
  const sections = Object.keys(applicationForm.sections)
  await client.call(confirmSections, { params: { id: ensure(accreditation_id) }, body: { sections } })
  const reply = await submit(client, await fillWithDocuments(world, client, transaction_id))
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
}

/** Worked through the desks by sea from one status to another; from its filing where none is named. */
export const workedRenewal = (
  world: World,
  { client, staff }: Pick<Changing, 'client'> & { readonly staff: SeaStaff },
  { transaction_id, accreditation_id }: Filing,
  until: Status,
  from: Status = Status.forEvaluation,
) => broughtTo(world, { client, staff, transaction_id, accreditation_id: ensure(accreditation_id) }, until, from)
