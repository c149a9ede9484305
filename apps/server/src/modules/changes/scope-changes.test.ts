import { changeOpenings, openChanges } from '@lading/contract/changes'
import { markField, transactionDetail } from '@lading/contract/evaluation'
import { ratioSheet, saveRatioSheet } from '@lading/contract/ratio-analysis'
import { ensure } from '@lading/domain/ensure'
import type { Scope } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { worldOfBothAgencies } from '#testing/filings/both-agencies'
import { openedChanges } from '#testing/filings/changes'
import { workUntil } from '#testing/filings/desk-work'
import { fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import type { SeaStaff } from '#testing/filings/scenario'
import { soundFigures } from '#testing/filings/write-up'
import type { World } from '#testing/world'

let world: World
let sea: SeaStaff
let air: SeaStaff
beforeAll(async () => void ({ world, sea, air } = await worldOfBothAgencies()))
afterAll(() => world.close())

const ADDRESS = 4
const CAPITAL = 10
const CATEGORY = 12
const ALL: readonly Scope[] = ['domestic', 'international', 'nvocc']

type Business = Awaited<ReturnType<typeof accreditedBusiness>>

async function opened({ client, business_id, accreditation_id }: Business, type: number): Promise<number> {
  const [change] = await openedChanges(client, business_id, [accreditation_id], [type])
  return ensure(change).transaction_id
}

/** Answers a draft, attaches what is asked, and files it. */
async function filed({ client }: Business, id: number, answers: object) {
  const draft = await read(client, id)
  const patch = Object.entries(answers).map(([path, value]) => patchOf(path, value, draft.form[path]))
  const saved = await saving(client, draft, patch)
  if (saved.status !== 200) return saved
  return submit(client, await fillWithDocuments(world, client, id))
}

/** The desks' work up to a status, from its filing or from where it stands; the evaluator analyses the capital too. */
function worked(
  { client, accreditation_id }: Business,
  staff: SeaStaff,
  transaction_id: number,
  until: Status,
  from?: Status,
) {
  const figures = { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures } as const
  const found = () =>
    staff.evaluator.call(saveRatioSheet, { params: { id: accreditation_id }, body: { ...figures, transaction_id } })
  return workUntil({ world, staff, client, transaction_id, found, ...(from !== undefined && { from }) }, until)
}

const accreditationOf = ({ accreditation_id }: Business) =>
  world.db
    .selectFrom('accreditations')
    .select(['domestic', 'international', 'nvocc', 'number', 'expiry_date', 'status'])
    .where('id', '=', accreditation_id)
    .executeTakeFirstOrThrow()

const capitalOf = async ({ business_id }: Business) =>
  (
    await world.db
      .selectFrom('businesses')
      .select('paid_up_capital')
      .where('id', '=', business_id)
      .executeTakeFirstOrThrow()
  ).paid_up_capital

const issuedOf = ({ accreditation_id }: Business) =>
  world.db
    .selectFrom('issued_documents')
    .select(['kind', 'number', 'standing', 'payload'])
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', 'in', ['certificate', 'denial-notice'])
    .orderBy('id')
    .execute()

const errorsOf = (reply: { body: unknown }) => (reply.body as { errors?: Record<string, string[]> }).errors ?? {}

describe('a change of capital', () => {
  test('by sea that gives up a scope costs the certificate, which is made again without it', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-001001', {}, ALL)
    const id = await opened(business, CAPITAL)
    const before = await accreditationOf(business)
    const answers = { paid_up_capital: '4000000.00', effective_on: '2026-03-01', gives_up_nvocc: true }
    expect(await filed(business, id, answers)).toMatchObject({ status: 200 })
    expect((await read(business.client, id)).assessment).toMatchObject({ total: '230.00' })
    await worked(business, sea, id, Status.forReview)
    expect(await move(sea.reviewer, id, 'endorse-without-payment')).toMatchObject({ status: 409 })
    await worked(business, sea, id, Status.accredited, Status.forReview)
    expect(await accreditationOf(business)).toEqual({ ...before, nvocc: 0 })
    expect(await capitalOf(business)).toBe('4000000.00')
    expect(await issuedOf(business)).toEqual([
      expect.objectContaining({
        standing: 'issued',
        payload: expect.objectContaining({ scope: ['International', 'Domestic'], valid_until: before.expiry_date }),
      }),
    ])
    const { body } = await sea.evaluator.call(transactionDetail, { params: { id } })
    expect(body.issued_documents.map(({ kind }) => kind)).toContain('memorandum')
  })

  test('by air that keeps every scope is free, and enters the register with its approval', async () => {
    const business = await accreditedBusiness(world, 'cab', '25-AFF-001002')
    const id = await opened(business, CAPITAL)
    const answers = { paid_up_capital: '9000000.00', effective_on: '2026-03-01' }
    expect(await filed(business, id, answers)).toMatchObject({ status: 200 })
    expect((await read(business.client, id)).assessment.lines).toEqual([])
    await moved(air.evaluator, id, 'lock-start-evaluation')
    expect(await move(air.evaluator, id, 'endorse-for-review')).toMatchObject({ status: 409 })
    const sheet = { params: { id: business.accreditation_id }, query: { transaction_id: id } }
    expect(await air.evaluator.call(ratioSheet, sheet)).toMatchObject({ status: 200, body: { figures: null } })
    expect(await sea.evaluator.call(ratioSheet, sheet)).toMatchObject({ status: 404 })
    const elsewhere = { ...sheet, query: { transaction_id: await opened(business, ADDRESS) } }
    expect(await air.evaluator.call(ratioSheet, elsewhere)).toMatchObject({ status: 404 })
    await moved(air.evaluator, id, 'release-lock', { reason: 'Another day.' })
    await worked(business, air, id, Status.forReview)
    await moved(air.reviewer, id, 'endorse-without-payment')
    await moved(air.recommender, id, 'recommend-approval', { memorandum_read: true })
    await moved(air.approver, id, 'approve')
    expect(await read(business.client, id)).toMatchObject({
      status: Status.accredited,
      next: 'The change is in the register.',
    })
    expect(await capitalOf(business)).toBe('9000000.00')
    expect(await issuedOf(business)).toEqual([])
  })

  test('is refused while a scope is below its minimum and not given up, and where none would be left', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-001003', {}, ['domestic', 'nvocc'])
    const id = await opened(business, CAPITAL)
    const effective_on = '2026-03-01'
    const below = await filed(business, id, { paid_up_capital: '4000000.00', effective_on })
    expect(below.status).toBe(400)
    expect(errorsOf(below)).toEqual({ gives_up_nvocc: [expect.stringContaining('₱5,000,000.00; ₱4,000,000.00')] })
    const none = await filed(business, id, { paid_up_capital: '500000.00', gives_up_nvocc: true })
    expect(errorsOf(none)).toEqual({ paid_up_capital: [expect.stringContaining('surrender the accreditation')] })
    const other = await filed(business, id, { paid_up_capital: '4000000.00', gives_up_domestic: true })
    expect(errorsOf(other)).toEqual({ gives_up_domestic: [expect.stringContaining('Only a scope')] })
  })
})

describe('an additional category', () => {
  const added = (scope: Scope, answers: object = {}) => ({ [scope]: 1, ...answers })

  test('by sea is paid for, and makes the accreditation wider for the same term', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-001011')
    const before = await accreditationOf(business)
    const id = await opened(business, CATEGORY)
    const draft = await read(business.client, id)
    expect(draft).toMatchObject({ held: { domestic: 0, international: 1, nvocc: 0 }, minimum_capital: null })
    const reply = await filed(business, id, added('nvocc', { paid_up_capital: '5500000.00' }))
    expect(reply).toMatchObject({ status: 200 })
    expect(await read(business.client, id)).toMatchObject({
      assessment: { total: '1730.00' },
      minimum_capital: '5000000.00',
    })
    await worked(business, sea, id, Status.accredited)
    expect(await accreditationOf(business)).toEqual({ ...before, nvocc: 1 })
    expect(await capitalOf(business)).toBe('5500000.00')
    expect(await issuedOf(business)).toEqual([
      expect.objectContaining({
        standing: 'issued',
        number: before.number,
        payload: expect.objectContaining({ scope: ['NVOCC', 'International'], valid_until: before.expiry_date }),
      }),
    ])
  })

  test('by air costs the filing fee of a new scope, and NVOCC is none of its scopes', async () => {
    const business = await accreditedBusiness(world, 'cab', '25-AFF-001012')
    const id = await opened(business, CATEGORY)
    const { body: nvocc } = await saving(business.client, await read(business.client, id), [patchOf('nvocc', 1, 0)])
    expect(nvocc.errors).toEqual({ nvocc: 'NVOCC is a scope of sea freight.' })
    expect(await filed(business, id, added('domestic'))).toMatchObject({ status: 200 })
    expect((await read(business.client, id)).assessment.total).toBe('10410.80') // 10,180.80 + 200 + 30
    await worked(business, air, id, Status.accredited)
    expect(await accreditationOf(business)).toMatchObject({ domestic: 1, international: 1 })
  })

  test('is refused at the field where the capital does not carry it, with the amount and both ways out', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-001013')
    const id = await opened(business, CATEGORY)
    const reply = await filed(business, id, added('nvocc', { paid_up_capital: '4000000.00' }))
    expect(reply.status).toBe(400)
    expect(errorsOf(reply)).toEqual({
      paid_up_capital: [expect.stringMatching(/5,000,000\.00; ₱4,000,000\.00 .*Raise the capital.*or do not add/)],
    })
    const held = await filed(business, id, added('international', { nvocc: 0, paid_up_capital: '6000000.00' }))
    expect(errorsOf(held)).toEqual({ domestic: ['The International scope is held already.'] })
    const none = await filed(business, id, { international: 0 })
    expect(errorsOf(none)).toEqual({ domestic: ['Choose at least one scope to add.'] })
  })

  test('disapproved by two people, it changes nothing, and its client is told the grounds', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-001014')
    const before = await accreditationOf(business)
    const id = await opened(business, CATEGORY)
    expect(await filed(business, id, added('domestic'))).toMatchObject({ status: 200 })
    await worked(business, sea, id, Status.forReview)
    expect(await move(sea.reviewer, id, 'reject-request-types-3-11', { grounds: 'No.' })).toMatchObject({ status: 409 })
    const grounds = 'The agreements with the agents have lapsed.'
    await moved(sea.reviewer, id, 'propose-disapproval-type-12', { grounds })
    expect(await read(business.client, id)).toMatchObject({ denial_grounds: '' })
    expect(await move(sea.reviewer, id, 'confirm-disapproval-type-12', { grounds })).toMatchObject({ status: 403 })
    await moved(sea.approver, id, 'confirm-disapproval-type-12', { grounds })
    expect(await read(business.client, id)).toMatchObject({ status: Status.disapproved, denial_grounds: grounds })
    expect(await accreditationOf(business)).toEqual(before)
    expect(await issuedOf(business)).toEqual([expect.objectContaining({ kind: 'denial-notice' })])
  })

  test('that comes back from the releasing desk goes through once more with the scope it has brought', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-001016')
    const id = await opened(business, CATEGORY)
    expect(await filed(business, id, added('domestic'))).toMatchObject({ status: 200 })
    await worked(business, sea, id, Status.forPrinting)
    await moved(sea.releasing, id, 'return-for-data-error', { remarks: 'The name is spelt wrongly.' })
    await moved(sea.evaluator, id, 'start-revision')
    expect(await read(business.client, id)).toMatchObject({ held: { domestic: 0, international: 1 } })
    await moved(sea.evaluator, id, 'return-to-recommending-stage', { changes_made: 'The name is as in the register.' })
    await moved(sea.approver, id, 'approve')
    await world.runJobs()
    expect(await accreditationOf(business)).toMatchObject({ domestic: 1, international: 1 })
  })

  test('is not opened where every scope of the agency is held', async () => {
    const business = await accreditedBusiness(world, 'cab', '25-AFF-001015', {}, ['domestic', 'international'])
    const query = { transaction_type_ids: CATEGORY }
    const { body } = await business.client.call(changeOpenings, { query })
    const why_not = 'This accreditation holds every scope of its agency already.'
    expect(body.accreditations).toMatchObject([{ domestic: 1, nvocc: 0, changes: [{ type: CATEGORY, why_not }] }])
    const reply = await business.client.call(openChanges, {
      params: { id: business.business_id },
      body: { transaction_type_ids: [CATEGORY], accreditation_ids: [business.accreditation_id] },
    })
    expect(reply).toMatchObject({ status: 409, body: { message: why_not } })
    const { body: others } = await business.client.call(changeOpenings, {})
    expect(others.accreditations[0]?.changes.map(({ type }) => type)).not.toContain(CATEGORY)
    const wrong = await business.client.call(changeOpenings, { query: { transaction_type_ids: 1 } })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { transaction_type_ids: expect.anything() } } })
  })
})

describe('a capital and a scope that change at the same time', () => {
  const fallen = { paid_up_capital: '4000000.00', effective_on: '2026-03-01' }

  /** Both are filed while each is right by itself: the capital falls to four million, and NVOCC needs five. */
  async function bothFiled(number: string) {
    const business = await accreditedBusiness(world, 'dti', number)
    const [capital, category] = [await opened(business, CAPITAL), await opened(business, CATEGORY)]
    expect(await filed(business, capital, fallen)).toMatchObject({ status: 200 })
    expect(await filed(business, category, { nvocc: 1 })).toMatchObject({ status: 200 })
    return { business, capital, category }
  }

  async function recommended(business: Business, id: number) {
    await worked(business, sea, id, Status.forReview)
    await moved(sea.reviewer, id, 'endorse-without-payment')
    await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
  }

  test('the scope is not approved once the capital has fallen below it', async () => {
    const { business, capital, category } = await bothFiled('25-SFF-001021')
    await worked(business, sea, category, Status.forRecommendingApproval)
    await recommended(business, capital)
    await moved(sea.approver, capital, 'approve')
    await moved(sea.recommender, category, 'recommend-approval', { memorandum_read: true })
    expect(await move(sea.approver, category, 'approve')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/would be ₱4,000,000\.00, below the minimum of ₱5,000,000\.00/) },
    })
    expect(await accreditationOf(business)).toMatchObject({ nvocc: 0 })
  })

  test('the lower capital is not approved once the scope is held', async () => {
    const { business, capital, category } = await bothFiled('25-SFF-001022')
    await recommended(business, capital)
    await worked(business, sea, category, Status.accredited)
    expect(await move(sea.approver, capital, 'approve')).toMatchObject({ status: 409 })
    expect(await capitalOf(business)).toBe('6000000.00')
  })
})

describe('a scope that is added and came back to the client', () => {
  test('opens with the capital, and what is filed anew is charged and made', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-001023')
    const id = await opened(business, CATEGORY)
    expect(await filed(business, id, { nvocc: 1 })).toMatchObject({ status: 200 })
    await moved(sea.evaluator, id, 'lock-start-evaluation')
    const remark = 'Your contracts are those of a domestic forwarder.'
    await sea.evaluator.call(markField, { params: { id }, body: { path: 'scope', remark } })
    await moved(sea.evaluator, id, 'return-to-client', { remarks_to_client: remark })
    const returned = await read(business.client, id)
    expect(returned.returns).toMatchObject([{ code: 'scope', label: 'Scopes added' }])
    const closed = await saving(business.client, returned, [patchOf('insurance_insurer', 'Other', '')])
    expect(closed.status).toBe(400)
    const none = await saving(business.client, returned, [patchOf('nvocc', 0, 1)])
    const { content_hash, form_version } = none.body.filing
    const refusal = await move(business.client, id, 'resubmit', { content_hash, form_version })
    expect(errorsOf(refusal)).toEqual({ domestic: ['Choose at least one scope to add.'] })
    const { body } = await saving(business.client, returned, [patchOf('domestic', 1, 0)])
    await moved(business.client, id, 'resubmit', {
      content_hash: body.filing.content_hash,
      form_version: body.filing.form_version,
    })
    await moved(sea.evaluator, id, 'lock-resume-evaluation')
    await worked(business, sea, id, Status.accredited, Status.lockedForEvaluation)
    expect(await accreditationOf(business)).toMatchObject({ domestic: 1, international: 1, nvocc: 0 })
  })
})
