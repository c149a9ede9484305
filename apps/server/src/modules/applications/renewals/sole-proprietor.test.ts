import { confirmSections, openRenewal } from '@lading/contract/applications/renewals'
import { attachDocument } from '@lading/contract/filing/filed-documents'
import { applicationForm } from '@lading/contract/forms/business/application'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, chooseScopes, fillWithDocuments, openDraft, patchOf, saving, submit } from '#testing/filings/filing'
import { broughtTo, seaStaff } from '#testing/filings/scenario'
import { sampleScan } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** A sole proprietor without branches, whom the portal accredited on 6 April 2026, for two years. */
async function soleProprietor() {
  world.clock.set('2026-04-06T09:00:00+08:00')
  const { client, business_id } = await applicant(world, {
    form: 'sole-proprietorship',
    registration_authority: 'Department of Trade and Industry',
    directors: [],
    stockholders: [],
    authorised_capital: '',
    subscribed_capital: '',
    par_value: '',
  })
  const draft = await openDraft(client, business_id)
  await chooseScopes(client, draft)
  // What lasts beyond the term: the registration of the name, and the agreements with the agents.
  for (const requirement_code of ['S-01', 'S-13']) {
    const files = [{ field: 'file', name: `${requirement_code}.png`, bytes: sampleScan(1) }]
    const body = { requirement_code, expires_on: '2030-12-31' }
    await client.call(attachDocument, { params: { id: draft.transaction_id }, body, files })
  }
  const filed = await submit(client, await fillWithDocuments(world, client, draft.transaction_id))
  expect(filed).toMatchObject({ status: 200 })
  const { transaction_id, accreditation_id } = filed.body
  const accredited = {
    client,
    staff: await seaStaff(world),
    transaction_id,
    accreditation_id: ensure(accreditation_id),
  }
  await broughtTo(world, accredited, Status.accredited)
  return accredited
}

test('a sole proprietor of whom nothing changed renews with four uploads, and answers nothing but the new policy', async () => {
  const { client, accreditation_id: id } = await soleProprietor()
  world.clock.set('2028-02-07T09:00:00+08:00')
  const owner = await world.signedIn(client.user_id)
  const { body: draft } = await owner.call(openRenewal, { params: { id } })
  expect(draft.register).toEqual(draft.form)
  const uploads = draft.requirements.filter(({ mandatory, files }) => mandatory && files.length === 0)
  expect(uploads.map(({ code }) => code).toSorted()).toEqual(['S-06', 'S-07', 'S-10', 'S-15'])

  await saving(owner, draft, [
    patchOf('insurance_starts_on', '2027-01-01', draft.form['insurance_starts_on']),
    patchOf('insurance_ends_on', '2029-12-31', draft.form['insurance_ends_on']),
  ])
  const filled = await fillWithDocuments(world, owner, draft.transaction_id)
  const sections = Object.keys(applicationForm.sections)
  await owner.call(confirmSections, { params: { id: ensure(draft.accreditation_id) }, body: { sections } })
  expect(await submit(owner, filled)).toMatchObject({ status: 200 })
  const attached = await world.db
    .selectFrom('transaction_documents')
    .select('requirement_code')
    .where('transaction_id', '=', draft.transaction_id)
    .where('carried_from', 'is', null)
    .execute()
  expect(attached).toHaveLength(4)
})
