import { certification, searchCases } from '@lading/contract/requests/certification'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accredited } from '#testing/filings/accredited-business'
import { filedCertificateRequest } from '#testing/filings/certificate-request'
import type { Client } from '#testing/client'
import { applicant } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { createWorld, type World } from '#testing/world'

let world: World
let evaluator: Client
beforeAll(async () => {
  world = await createWorld()
  evaluator = await world.staff('dti', 5)
})
afterAll(() => world.close())

/** What the letter says to begin with, once the cases are searched. */
async function proposalFor({ client, business_id }: Business, kind: string): Promise<string | null> {
  const id = await filedCertificateRequest(client, business_id, { answers: { kind } })
  await moved(evaluator, id, 'lock')
  return (await evaluator.call(searchCases, { params: { id } })).body.proposal
}
type Business = Awaited<ReturnType<typeof applicant>>

const changed = (id: number, changes: { status?: Status; first_day?: string; expiry_date?: string }) =>
  world.db.updateTable('accreditations').set(changes).where('id', '=', id).execute()

describe('the letter on the standing of an accreditation, as it is proposed', () => {
  test('names number, scope, validity and that it is in force', async () => {
    const business = await applicant(world, { business_name: 'Amihan Lines, Inc.' })
    const id = await accredited(world, business.business_id, 'dti', '25-SFF-000981')
    await changed(id, { first_day: '2025-11-01', expiry_date: '2027-10-31' })
    expect(await proposalFor(business, 'standing')).toContain(
      'Amihan Lines, Inc. is registered with this office as a sea freight forwarder under Certificate of Accreditation ' +
        'No. 25-SFF-000981 (International), valid from 1 November 2025 to 31 October 2027, which is in force.',
    )
    await changed(id, { status: Status.suspended })
    expect(await proposalFor(business, 'standing')).toContain('to 31 October 2027, which is suspended.')
  })

  test('says so where this agency has accredited nobody, whatever the other one did', async () => {
    const business = await applicant(world)
    await accredited(world, business.business_id, 'cab', '25-AFF-000982')
    const letter = await proposalFor(business, 'standing')
    expect(letter).toContain('has no accreditation as a sea freight forwarder in the register of this office.')
    expect(letter).not.toContain('25-AFF-000982')
  })

  test('lists each where the register shows several, with what became of it', async () => {
    const business = await applicant(world)
    const former = await accredited(world, business.business_id, 'dti', '23-SFF-000983')
    await changed(former, { status: Status.expired, first_day: '2023-11-01', expiry_date: '2025-10-31' })
    const next = await accredited(world, business.business_id, 'dti', '25-SFF-000984')
    await changed(next, { first_day: '2025-11-01', expiry_date: '2027-10-31' })
    const letter = await proposalFor(business, 'standing')
    expect(letter).toContain('under these accreditations: Certificate of Accreditation No. 25-SFF-000984')
    expect(letter).toContain('which is in force; Certificate of Accreditation No. 23-SFF-000983')
    expect(letter).toContain('valid from 1 November 2023 to 31 October 2025, which has expired.')
  })
})

test('a letter on cases names the certificate in force, and no expired one', async () => {
  const business = await applicant(world, { business_name: 'Habagat Cargo Corp.' })
  const former = await accredited(world, business.business_id, 'dti', '23-SFF-000985')
  await changed(former, { status: Status.expired, first_day: '2023-11-01', expiry_date: '2025-10-31' })
  expect(await proposalFor(business, 'no-pending-case')).toContain(
    'pending before this office against Habagat Cargo Corp.\n',
  )
  const next = await accredited(world, business.business_id, 'dti', '25-SFF-000986')
  await changed(next, { first_day: '2025-11-01', expiry_date: '2027-10-31' })
  expect(await proposalFor(business, 'no-pending-case')).toContain(
    'against Habagat Cargo Corp., holder of Certificate of Accreditation No. 25-SFF-000986.\n\n' +
      'This certification is issued at the request of Habagat Cargo Corp. for the following purpose: ',
  )
  for (const number of ['25-SFF-000988', '25-SFF-000989'])
    await changed(await accredited(world, business.business_id, 'dti', number), {
      first_day: '2025-11-01',
      expiry_date: '2027-10-31',
    })
  expect(await proposalFor(business, 'no-pending-case')).toContain(
    'Certificates of Accreditation Nos. 25-SFF-000989, 25-SFF-000988 and 25-SFF-000986.',
  )
})

describe('a letter on cases', () => {
  test('is not proposed before the cases are searched, while one on the standing is', async () => {
    const { client, business_id } = await applicant(world)
    const unsearched = async (kind: string) => {
      const id = await filedCertificateRequest(client, business_id, { answers: { kind } })
      return (await evaluator.call(certification, { params: { id } })).body.proposal
    }
    expect(await unsearched('no-pending-case')).toBeNull()
    expect(await unsearched('pending-case')).toBeNull()
    expect(await unsearched('standing')).toContain('has no accreditation')
  })

  test('is not proposed where the search found the contrary of what is asked', async () => {
    const business = await applicant(world)
    expect(await proposalFor(business, 'pending-case')).toBeNull()
    const id = await accredited(world, business.business_id, 'dti', '25-SFF-000987')
    await changed(id, { status: Status.suspended })
    expect(await proposalFor(business, 'no-pending-case')).toBeNull()
    expect(await proposalFor(business, 'pending-case')).toContain('25-SFF-000987')
  })
})
