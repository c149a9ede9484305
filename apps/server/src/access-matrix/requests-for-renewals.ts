import { openRenewal } from '@lading/contract/applications/renewals'
import { addDays } from '@lading/domain/dates/plain-date'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { patchOf } from '#testing/filings/filing'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

/** An accreditation that ends within the month, of a business in which each of the customers has their part. */
async function ending(fixture: Fixture) {
  const { client, accreditation_id: id } = await fixture.accredited()
  const { db, clock } = fixture.world
  const expiry_date = addDays(manilaDay(clock.now()), 30)
  await db.updateTable('accreditations').set({ expiry_date }).where('id', '=', id).execute()
  return { client, id }
}

/** The draft of its renewal, by the accreditation that it makes. */
async function draftOfRenewal(fixture: Fixture) {
  const { client, id } = await ending(fixture)
  const { body } = await client.call(openRenewal, { params: { id } })
  return { id: ensure(body.accreditation_id), form: body.form }
}

export const requestsForRenewals: Requests = {
  openRenewal: async (fixture) => ({ params: { id: (await ending(fixture)).id } }),
  saveRenewal: async (fixture) => {
    const { id, form } = await draftOfRenewal(fixture)
    return { params: { id }, body: { patch: [patchOf('trade_name', 'Kalayaan', form['trade_name'])] } }
  },
  surrender: async (fixture) => ({ params: { id: (await fixture.accredited()).accreditation_id } }),
  renewalArrears: async (fixture) => ({ params: { id: (await draftOfRenewal(fixture)).id } }),
  businessAtAgency: async (fixture) => ({ params: { id: (await fixture.held()).business_id } }),
  confirmSections: async (fixture) => ({
    params: { id: (await draftOfRenewal(fixture)).id },
    body: { sections: ['office'] },
  }),
}
