import type { Filing } from '@lading/contract/filing/filing'
import { formOfType } from '@lading/contract/transaction-types'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveMyApplication } from '../../testing/my-application.tsx'
import { sampleApplication } from '../../testing/sample-application.ts'
import { answer, asked } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import EditDraftPage from '../filing/EditDraftPage.tsx'

const request = (form: object): Filing =>
  sampleApplication({
    type: 16,
    accreditation_id: null,
    reference: 'SFF-Q-2026-000031',
    form: formOfType(16).draft.parse({ copies: 1, ...form }),
    requirements: [],
    minimum_capital: null,
  })

const open = (form: object) => {
  answer('GET /transactions/9/filing', () => request(form))
  answer('PUT /transactions/9/answers', () => ({ saved: [], errors: {}, filing: request(form) }))
  return showRoutes(
    [{ path: '/other-category/form/edit/:id', element: <EditDraftPage /> }],
    '/other-category/form/edit/9',
  )
}

beforeEach(serveMyApplication)

describe('the document of which a true copy is asked', () => {
  test('is a question only where a true copy is asked', async () => {
    answer('GET /other-category/9/originals', () => ({ data: [] }))
    const screen = await open({ kind: 'standing' })
    await expect.element(screen.getByRole('textbox', { name: 'Purpose' })).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Document to be copied' })).not.toBeInTheDocument()
    expect(asked.filter(({ path }) => path.endsWith('/originals'))).toEqual([])
  })

  test('is chosen from what the agency issued to the business', async () => {
    const issued = { kind: 'certificate', number: '26-SFF-000259', issued_on: '2026-03-02' }
    answer('GET /other-category/9/originals', () => ({ data: [issued] }))
    const screen = await open({ kind: 'true-copy' })
    const question = screen.getByRole('combobox', { name: 'Document to be copied' })
    await question.click()
    await screen.getByRole('option', { name: 'Certificate of accreditation 26-SFF-000259, issued 2 Mar 2026' }).click()
    await expect.element(question).toHaveValue('Certificate of accreditation 26-SFF-000259, issued 2 Mar 2026')
  })

  test('says so where none that the agency issued is valid', async () => {
    answer('GET /other-category/9/originals', () => ({ data: [] }))
    const screen = await open({ kind: 'true-copy' })
    await expect
      .element(screen.getByText('No document that this agency issued to the business in this portal is valid today.'))
      .toBeVisible()
  })
})
