import type { RegisteredDocument } from '@lading/contract/documents/registered-documents'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { DocumentsOnFile } from './DocumentsOnFile.tsx'

const document = (changes: Partial<RegisteredDocument>): RegisteredDocument => ({
  id: 1,
  kind: 'mayors-permit',
  number: '',
  issued_on: null,
  valid_until: '2020-12-31',
  registered_at: '2020-02-03T02:00:00Z',
  transaction_id: 7,
  reference: 'SFF-N-2020-000007',
  type: 1,
  agency: 'dti',
  files: [],
  ...changes,
})

test('a client reads which document of each kind counts, whether it has ended, and the earlier ones below', async () => {
  const renewed = {
    id: 2,
    type: 7,
    number: 'BP-42',
    valid_until: '2021-12-31',
    reference: 'SFF-U-2021-000001',
  } as const
  answer('GET /business/9/documents', () => ({
    data: [document(renewed), document({}), document({ id: 3, kind: 'waybill-form', valid_until: null })],
  }))
  const screen = await show(<DocumentsOnFile business_id={9} />)
  const current = screen.getByRole('list', { name: 'Documents on file' })
  await expect.element(current.getByText('No. BP-42 · Valid until 31 Dec 2021')).toBeVisible()
  await expect.element(current.getByText('Waybill form')).toBeVisible()
  await expect.element(current.getByText('Ended')).toBeVisible()
  await screen.getByText('Earlier documents (1)').click()
  await expect
    .element(screen.getByRole('list', { name: 'Earlier documents' }).getByText(/with SFF-N-2020-000007/))
    .toBeVisible()
})

test('where nothing is on file yet, it says how that changes', async () => {
  answer('GET /business/9/documents', () => ({ data: [] }))
  const screen = await show(<DocumentsOnFile business_id={9} />)
  await expect.element(screen.getByText(/^No document on file yet/)).toBeVisible()
})
