import { verifyDocument } from '@lading/contract/directory'
import type { Filing } from '@lading/contract/filing/filing'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accredited } from '#testing/filings/accredited-business'
import { approvedFreeOfCharge, filedChange, openedChange, type Changing } from '#testing/filings/changes'
import { correctedAndApproved } from '#testing/filings/corrected-and-approved'
import { read } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { endingSoon, filedRenewal, openedRenewal } from '#testing/filings/renewals'
import { createRenewalsWorld } from '#testing/filings/renewals-world'

const { world, sea, air, worked, opened, toFirstDay } = await createRenewalsWorld()
beforeEach(toFirstDay)
afterAll(() => world.close())

const BRANCHES = 11

async function renewalUntil(business: Changing, until: Status) {
  const draft = await openedRenewal(business)
  await filedRenewal(world, business, draft)
  await worked(business, draft, until)
  return draft
}

/** A renewal of a business with a branch in Cebu, worked up to a status. */
async function renewalWithCebu(number: string, until: Status) {
  const business = await endingSoon(world, number)
  await opened(business, sea, 'Cebu')
  return { business, draft: await renewalUntil(business, until) }
}

async function closedCebu(business: Changing, on: string): Promise<void> {
  const closure = await openedChange(business, BRANCHES)
  const closing = {
    'branches.cebu.closed_on': [on, ''],
    'branches.cebu.closing_reason': ['The lease ended.', ''],
  } as const
  expect(await filedChange(world, business, closure, closing)).toMatchObject({ status: 200 })
  await approvedFreeOfCharge(world, business, sea, closure)
}

test('a branch that closes before a renewal is ordered to be paid is neither charged nor certified with it', async () => {
  const { business, draft } = await renewalWithCebu('24-SFF-000981', Status.forOrderOfPayment)
  expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3810.00')
  await closedCebu(business, '2026-03-02')
  expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3030.00')
  await worked(business, draft, Status.accredited, Status.forOrderOfPayment)
  const certificates = world.db.selectFrom('issued_documents').select('kind').where('kind', 'like', '%certificate')
  const { transaction_id } = draft
  expect(await certificates.where('transaction_id', '=', transaction_id).execute()).toEqual([{ kind: 'certificate' }])
})

test('a branch that closes after a renewal was paid leaves what was charged as it was paid', async () => {
  const { business, draft } = await renewalWithCebu('24-SFF-000982', Status.forRecommendingApproval)
  world.clock.set('2026-03-04T09:00:00+08:00')
  await closedCebu(business, '2026-03-04')
  expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3810.00')
})

test('a branch that closes while an order is out leaves the fees as the order asks them', async () => {
  const { business, draft } = await renewalWithCebu('24-SFF-000983', Status.forPayment)
  world.clock.set('2026-03-04T09:00:00+08:00')
  await closedCebu(business, '2026-03-04')
  expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3810.00')
})

const claimed = {
  claimant_name: 'Jose Santos',
  claimant_id: 'Passport P1',
  released_on: '2026-03-02',
  old_certificate: 'lost',
}

/** A renewal whose certificate is on paper, printed. */
async function printed({ transaction_id: id }: Filing): Promise<number> {
  await world.db.updateTable('transactions').set({ delivery: 'pickup' }).where('id', '=', id).execute()
  await moved(sea.releasing, id, 'print-seal')
  return id
}

const branchesCertified = (accreditation_id: number | null) =>
  world.db
    .selectFrom('issued_documents')
    .select(['slug', 'payload'])
    .where('accreditation_id', '=', ensure(accreditation_id))
    .where('kind', '=', 'branch-certificate')
    .where('standing', '=', 'issued')
    .execute()

describe('a branch that is opened while the certificate of a renewal', () => {
  const changed = { status: 409, body: { message: expect.stringContaining('The register changed since') } }

  test.each([
    ['is printed', Status.certificateIssued, '24-SFF-000984'],
    ['waits for its claimant', Status.forPickup, '24-SFF-000985'],
  ])('%s is certified with it before that is handed over', async (_words, at, number) => {
    const business = await endingSoon(world, number)
    const draft = await renewalUntil(business, Status.forPrinting)
    const id = await printed(draft)
    if (at === Status.forPickup) await moved(sea.releasing, id, 'mark-ready-for-pickup')
    await opened(business, sea, 'Davao')
    const next = at === Status.forPickup ? 'release-to-claimant' : 'mark-ready-for-pickup'
    expect(await move(sea.releasing, id, next, at === Status.forPickup ? claimed : {})).toMatchObject(changed)
    await correctedAndApproved(world, sea, id)
    await moved(sea.releasing, id, 'print-seal')
    await moved(sea.releasing, id, 'mark-ready-for-pickup')
    await moved(sea.releasing, id, 'release-to-claimant', claimed)
    expect(await branchesCertified(draft.accreditation_id)).toMatchObject([{ payload: { branch: { name: 'Davao' } } }])
  })

  test('is handed over before the branch is approved is certified on both rows', async () => {
    const business = await endingSoon(world, '24-SFF-000986')
    const draft = await renewalUntil(business, Status.forPrinting)
    const id = await printed(draft)
    await moved(sea.releasing, id, 'mark-ready-for-pickup')
    const davao = await opened(business, sea, 'Davao', Status.forRecommendingApproval)
    await moved(sea.releasing, id, 'release-to-claimant', claimed)
    await moved(sea.recommender, davao, 'recommend-approval', { memorandum_read: true })
    await moved(sea.approver, davao, 'approve')
    await world.runJobs()
    await moved(sea.releasing, davao, 'print-seal')
    for (const row of [business.accreditation_id, draft.accreditation_id])
      expect(await branchesCertified(row)).toMatchObject([{ payload: { branch: { name: 'Davao' } } }])
  })

  test('waits keeps nothing back where the other agency opened it, nor does one that closed', async () => {
    const { business, draft } = await renewalWithCebu('24-SFF-000987', Status.forPrinting)
    const byAir = await accredited(world, business.business_id, 'cab', '25-AFF-000987')
    const id = await printed(draft)
    await moved(sea.releasing, id, 'mark-ready-for-pickup')
    await opened({ ...business, accreditation_id: byAir }, air, 'Davao')
    await closedCebu(business, '2026-03-02')
    await moved(sea.releasing, id, 'release-to-claimant', claimed)
    const [cebu, ...others] = await branchesCertified(draft.accreditation_id)
    expect(others).toEqual([])
    const { body } = await world.visitor().call(verifyDocument, { params: { slug: ensure(cebu).slug } })
    expect(body).toMatchObject({ standing: 'surrendered' })
  })
})
