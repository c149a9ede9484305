import { openInvitations, registerBusinessUser } from '@lading/contract/business-users'
import { dateDocument, removeDocument } from '@lading/contract/filing/filed-documents'
import { showInvoice } from '@lading/contract/payments'
import { transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { ensure } from '@lading/domain/ensure'
import { attach, filesOf, patchOf, read, saving } from '#testing/filings/filing'
import { sampleBusiness } from '#testing/samples/sample-business'
import { sampleScan } from '#testing/samples/sample-files'
import { amountDue, today } from '#testing/filings/scenario'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

/** The requirement of which a lease alone has a day. */
const LEASE = 'S-18'

const scan = () => [{ field: 'file', name: 'permit.png', bytes: sampleScan(9) }]
const byBusiness = async (fixture: Fixture) => ({ params: { id: (await fixture.business()).business_id } })

/** A draft with one document under its first requirement. */
async function draftWithDocument(fixture: Fixture) {
  const { client, transaction_id, requirements } = await fixture.draft()
  const { code } = ensure(requirements[0])
  await attach(client, transaction_id, code)
  const { requirements: now } = await read(client, transaction_id)
  return { client, transaction_id, code, file: ensure(ensure(now.find((line) => line.code === code)).files[0]) }
}

/** Somebody who is invited, and those of the business who may still take the invitation back. */
async function invited(fixture: Fixture) {
  const { client, business_id } = await fixture.business()
  const email = `invited${business_id}@lading.example`
  await client.call(registerBusinessUser, { body: { business_id, email } })
  const { body } = await client.call(openInvitations)
  return ensure(body.data.find((invitation) => invitation.business_id === business_id)).id
}

/** A business with one member more, whose part may be changed. */
async function joined(fixture: Fixture) {
  const { business_id } = await fixture.business()
  const colleague = await fixture.world.customer()
  await fixture.world.joins(colleague, business_id, { owner: false, rights: [] })
  return { business_id, user_id: colleague.user_id }
}

/** An accreditation is long in the making: both calls ask for the same. */
const accredited = new WeakMap<Fixture, ReturnType<Fixture['reached']>>()
async function byAccredited(fixture: Fixture) {
  const scenario = accredited.get(fixture) ?? fixture.reached(Status.accredited)
  accredited.set(fixture, scenario)
  return { params: { id: (await scenario).transaction_id } }
}

export const requestsForBusinesses: Requests = {
  businessById: byBusiness,
  registeredDocuments: byBusiness,
  customerBusiness: byBusiness,
  businessStats: byBusiness,
  businessTransactions: byBusiness,
  uploadFile: async (fixture) => ({ body: { business_id: (await fixture.business()).business_id }, files: scan() }),
  createApplication: async (fixture) => ({
    body: { business_id: (await fixture.business()).business_id, agency: 'dti' },
  }),
  changeBusiness: async (fixture) => {
    const { business_id: id } = await fixture.business()
    const tin = `9${String(id).padStart(8, '0')}000`
    return { params: { id }, body: { version: 1, profile: sampleBusiness({ tin, trade_name: 'Changed' }) } }
  },

  saveAnswers: async (fixture) => {
    const { transaction_id: id } = await fixture.draft()
    return { params: { id }, body: { patch: [patchOf('international', 1, 0)] } }
  },
  saveApplication: async (fixture) => {
    const { accreditation_id } = await fixture.draft()
    const body = { patch: [patchOf('international', 1, 0)] }
    return { params: { id: accreditation_id }, body }
  },
  attachToApplication: async (fixture) => {
    const { accreditation_id, requirements } = await fixture.draft()
    const body = { requirement_code: ensure(requirements[0]).code, expires_on: '2027-12-31' }
    return { params: { id: accreditation_id }, body, files: scan() }
  },
  attachDocument: async (fixture) => {
    const { transaction_id: id, requirements } = await fixture.draft()
    const body = { requirement_code: ensure(requirements[0]).code, expires_on: '2027-12-31' }
    return { params: { id }, body, files: scan() }
  },
  dateDocument: async (fixture) => {
    const { transaction_id: id, file } = await draftWithDocument(fixture)
    return { params: { id }, body: { document_id: file.id, expires_on: '2028-01-31' } }
  },
  confirmNoDay: async (fixture) => {
    const draft = await fixture.draft()
    const { transaction_id: id, client } = draft
    await saving(client, draft, [patchOf('domestic', 1, 0)])
    const { body } = await attach(client, id, LEASE)
    const document_id = ensure(filesOf(body, LEASE)[0]).id
    await client.call(dateDocument, { params: { id }, body: { document_id, expires_on: null } })
    return { params: { id }, body: { requirement_code: LEASE, has_no_day: true } }
  },
  restoreDocument: async (fixture) => {
    const { transaction_id: id, client, code, file } = await draftWithDocument(fixture)
    await client.call(removeDocument, { params: { id: file.id } })
    return { params: { id }, body: { file_id: file.file_id, requirement_code: code } }
  },
  removeDocument: async (fixture) => ({ params: { id: (await draftWithDocument(fixture)).file.id } }),

  registerBusinessUser: async (fixture) => {
    const { business_id } = await fixture.business()
    return { body: { business_id, email: 'somebody.new@lading.example' } }
  },
  withdrawInvitation: async (fixture) => ({ params: { id: await invited(fixture) } }),
  changeBusinessUser: async (fixture) => ({ params: await joined(fixture), body: { rights: [] } }),
  deactivateBusinessUser: async (fixture) => ({ body: await joined(fixture) }),

  showInvoice: async (fixture) => ({
    query: { transaction_id: (await fixture.reached(Status.forPayment)).transaction_id },
  }),
  postCounterPayment: async (fixture) => {
    const { client, business_id, transaction_id } = await fixture.reached(Status.forPayment)
    const { body: invoice } = await client.call(showInvoice, { query: { transaction_id } })
    const { body: process } = await client.call(transactionProcess, { params: { id: transaction_id } })
    const amount_paid = await amountDue(fixture.world, transaction_id)
    const said = { payment_reference: 'LB-77', paid_on: today(fixture.world), amount_paid }
    return {
      params: { business_id, id: invoice.id },
      body: { version: process.version, ...said },
      files: [{ field: 'proof_of_payment', name: 'slip.png', bytes: sampleScan(5) }],
    }
  },
  satisfactionState: byAccredited,
  answerSatisfactionForm: async (fixture) => ({ is_long: true, ...(await byAccredited(fixture)), body: { CC1: 1 } }),
}
