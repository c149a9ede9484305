import { BusinessProfileDraft } from '@lading/contract/forms/business/business-profile'
import type { Filing } from '@lading/contract/filing/filing'
import type { FormRow } from '@lading/domain/filing/form-path'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ensure } from '@lading/domain/ensure'
import { authorisation, person } from '../../../testing/people.ts'
import { requirement, sampleApplication } from '../../../testing/sample-application.ts'
import { samplePhoto } from '../../../testing/sample-photo.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { showRoutes } from '../../../testing/show.tsx'
import EditApplicationPage from './EditApplicationPage.tsx'

const owner = { ...person('customer'), memberships: [{ business_id: 3, is_owner: true, rights: [] }] }

beforeEach(() => {
  startSession({ user: owner, authorisation })
  for (const list of ['/regions', '/countries']) answer(`GET ${list}`, () => ({ data: [] }))
  answer('GET /filing-notices', () => ({
    declaration: { text: 'I declare under penalty of law.', version: '1' },
    privacy: { text: 'What is kept, and why.', version: '1' },
  }))
})

const open = (step = '', application: Partial<Filing> = {}) => {
  answer('GET /accreditations/7', () => sampleApplication(application))
  answer('GET /transactions/9/filing', () => sampleApplication(application))
  const routes = [
    { path: '/new-application/edit/:id', element: <EditApplicationPage /> },
    { path: '/my-applications/:id', element: <h1>Submitted</h1> },
    { path: '/customer-dashboard/:id', lazy: async () => ({ element: <h1>Dashboard</h1> }) },
  ]
  return showRoutes(routes, `/new-application/edit/7${step}`)
}

describe('the wizard', () => {
  test('begins with step 1', async () => {
    const screen = await open()
    const active = screen.getByRole('navigation', { name: 'Steps of the application' })
    await expect.element(active.getByText('Business Information')).toBeVisible()
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Business Information')
  })

  test('lists the sections of step 1, each with its state, and opens one at its own address', async () => {
    const screen = await open()
    const rows = screen.getByRole('list', { name: 'Sections' })
    const row = (title: RegExp) => rows.getByRole('listitem').filter({ hasText: title })
    await expect.element(row(/^Scope of accreditation/).getByText('Done')).toBeVisible()
    await expect.element(row(/^The business/).getByText('In progress')).toBeVisible()
    await expect.element(row(/^Insurance/).getByText('Not started')).toBeVisible()
    await expect.element(row(/^Branches/).getByText('Optional')).toBeVisible()
    await rows.getByRole('link', { name: 'Insurance' }).click()
    expect(screen.router.state.location.search).toBe('?section=insurance')
    await expect.element(screen.getByRole('textbox', { name: 'Insurer' })).toBeVisible()
    await screen.getByRole('link', { name: 'All sections' }).click()
    await expect.element(rows).toBeVisible()
  })

  test('goes from a section to the next one that is open', async () => {
    const screen = await open('?section=scope')
    await screen.getByRole('button', { name: 'Save and continue' }).click()
    await expect.element(screen.getByRole('heading', { name: 'The business', level: 2 })).toHaveFocus()
    expect(screen.router.state.location.search).toBe('?section=business')
  })

  test('keeps the step in the address', async () => {
    const screen = await open()
    await screen.getByRole('link', { name: /Requirements/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'SEC certificate of registration' })).toBeVisible()
    expect(screen.router.state.location.search).toBe('?step=2')
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Requirements')
  })

  test('saves what is typed once the field is left, and says when', async () => {
    answer('PUT /transactions/9/answers', () => ({
      saved: ['trade_name'],
      errors: {},
      filing: sampleApplication({ form: { ...sampleApplication().form, trade_name: 'Kalayaan Lines' } }),
    }))
    const screen = await open('?section=business')
    await screen.getByRole('textbox', { name: 'Trade name' }).fill('Kalayaan Lines')
    await userEvent.tab()
    await expect.element(screen.getByText('Saved 10:31 am')).toBeVisible()
    await expect
      .poll(() => asked.find(({ method }) => method === 'PUT')?.body)
      .toMatchObject({
        patch: [{ path: 'trade_name', value: 'Kalayaan Lines', base: '' }],
      })
  })

  test('deletes the draft where it is written, after a question', async () => {
    const acts = [
      { action: 'delete-draft', label: 'Delete draft', is_usual: false, transition_id: 'A03', to: 25, questions: [] },
    ]
    answer('GET /transactions/9/process', () => ({
      transaction_id: 9,
      version: 1,
      status: 0,
      acts,
      not_yet: [],
      holder: null,
      processor: null,
    }))
    answer('PUT /transactions/update/status/9', () => ({
      transaction_id: 9,
      accreditation_id: 7,
      status: 25,
      version: 2,
    }))
    answer('PUT /transactions/9/answers', () => ({ saved: [], errors: {}, filing: sampleApplication() }))
    const screen = await open('?section=business')
    await screen.getByRole('textbox', { name: 'Trade name' }).fill('Kalayaan Lines')
    await screen.getByRole('link', { name: 'All sections' }).click()
    await screen.getByRole('button', { name: 'Delete the draft' }).click()
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    const sent = asked.find(({ path }) => path === '/transactions/update/status/9')
    expect(sent?.body).toMatchObject({ action: 'delete-draft' })
    // What was typed last was sent before; nothing of the draft is saved or read after.
    const paths = asked.map(({ path }) => path)
    expect(paths).toContain('/transactions/9/answers')
    expect(paths.slice(paths.indexOf('/transactions/update/status/9') + 1)).toEqual([])
  })

  test('says what hours of training are missing together once the hours of one officer are left', async () => {
    const training = { hours: 60, pooled: true }
    const limits = { ...sampleApplication().limits, training }
    const [officer] = sampleApplication().form['officers'] as FormRow[]
    const sent = () =>
      asked.flatMap(({ method, body }) => (method === 'PUT' ? (body as { patch: { value: number }[] }).patch : []))
    answer('PUT /transactions/9/answers', () => {
      const officers = [{ ...officer, training_hours: sent().at(-1)?.value }]
      const form = { ...sampleApplication().form, officers }
      return { saved: ['officers.k1.training_hours'], errors: {}, filing: sampleApplication({ limits, form }) }
    })
    const screen = await open('?section=officers', { limits })
    await screen.getByRole('textbox', { name: 'Hours of training' }).fill('40')
    await userEvent.tab()
    const said = 'Key operating officers need 60 hours of training together; 40 are entered.'
    await expect.element(screen.getByText(said)).toBeVisible()
    await screen.getByRole('textbox', { name: 'Hours of training' }).fill('60')
    await userEvent.tab()
    await expect.element(screen.getByText(said)).not.toBeInTheDocument()
    await expect.poll(() => sent().at(-1)?.value).toBe(60)
    // What was not answered yet would be sent by the next that opens this draft.
    await expect.element(screen.getByText(/^Saved /)).toBeVisible()
  })

  test('says beside an answer that it is from the business profile, until it is changed', async () => {
    const { business_name, officers } = sampleApplication().form
    answer('GET /business/specific/3', () => ({
      id: 3,
      version: 1,
      updated_at: '2026-11-20T02:31:00Z',
      is_migrated: false,
      profile: BusinessProfileDraft.parse({ business_name, tin: '111222333000', officers }),
      mine: null,
      accreditations: [],
      missing: [],
      warnings: [],
      business_branches: [],
      closed: null,
    }))
    const note = 'From the business profile. Change it if it is not right.'
    const screen = await open('?section=business')
    await expect.element(screen.getByRole('textbox', { name: 'Business name' })).toHaveAccessibleDescription(note)
    await expect
      .element(screen.getByRole('textbox', { name: /^Tax identification/ }))
      .not.toHaveAccessibleDescription(note)
    await screen.getByRole('link', { name: 'All sections' }).click()
    await screen.getByRole('link', { name: 'Officers' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(note)
    await expect.element(screen.getByRole('textbox', { name: 'Position' })).not.toHaveAccessibleDescription(note)
  })

  test('asks for what is missing before it goes on', async () => {
    const screen = await open('?section=representative')
    await screen.getByRole('button', { name: 'Save and continue' }).click()
    await expect.element(screen.getByRole('heading', { name: /^5 answers need your attention/ })).toBeVisible()
    expect(screen.router.state.location.search).toBe('?section=representative')
  })

  test('says why a file was refused, beside it', async () => {
    answer(
      'PUT /transactions/9/documents',
      () =>
        new Refusal('invalid-input', 'Please correct the marked fields.', {
          file: ['This is a program, whatever its name says. Attach a PDF, JPG or PNG.'],
        }),
    )
    const screen = await open('?step=2')
    const box = screen.getByRole('group', { name: 'SEC certificate of registration' })
    await expect.element(box).toBeVisible()
    choose(box.element(), new File(['MZ'], 'permit.pdf'))
    await expect.element(box.getByText(/This is a program, whatever its name says/)).toBeVisible()
  })

  test('has a document back that was removed by mistake', async () => {
    const [first, ...others] = sampleApplication().requirements
    const line = ensure(first)
    const attached = [{ ...line, files: [file] }, ...others]
    answer('DELETE /file/transaction-documents/31', () => sampleApplication())
    answer('POST /transactions/9/documents/restore', () => sampleApplication({ requirements: attached }))
    const screen = await open('?step=2', { requirements: attached })
    await screen.getByRole('button', { name: `Remove ${line.name}: sec.pdf` }).click()
    const undo = screen.getByRole('button', { name: 'Undo the removal of sec.pdf' })
    await expect.element(undo).toHaveFocus()
    await undo.click()
    await expect.element(screen.getByRole('button', { name: `Remove ${line.name}: sec.pdf` })).toBeVisible()
    await expect.element(undo).not.toBeInTheDocument()
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      file_id: file.file_id,
      requirement_code: line.code,
    })
  })

  test('asks when a lease ends, until the person confirms that no file is one', async () => {
    const asks_lease = {
      asks_expiry: true,
      expiry_label: 'Lease ends on',
      day: 'future',
      day_only_for: 'a lease',
    } as const
    const line = requirement({ code: 'S-18', name: 'Office and warehouse', ...asks_lease, files: [file] })
    const confirmed = [{ ...line, files: [{ ...file, has_no_day: true }] }]
    answer('PATCH /transactions/9/documents/no-day', () => sampleApplication({ requirements: confirmed }))
    const screen = await open('?step=2', { requirements: [line] })
    await expect.element(screen.getByText('Date needed')).toBeVisible()
    await screen.getByRole('checkbox', { name: 'No file here is a lease: Office and warehouse' }).click()
    await expect.element(screen.getByText('Ready', { exact: true })).toBeVisible()
    await expect.element(screen.getByLabelText(/^Lease ends on/)).not.toBeInTheDocument()
    const body = { requirement_code: 'S-18', has_no_day: true }
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual(body)
  })

  test('refuses a file above 5 MB and a picture too small to be read without sending them', async () => {
    const screen = await open('?step=2')
    const box = screen.getByRole('group', { name: 'SEC certificate of registration' })
    await expect.element(box).toBeVisible()
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'permit.pdf')
    choose(box.element(), large)
    await expect.element(box.getByText(/larger than 5.0 MB/)).toBeVisible()
    choose(box.element(), await samplePhoto({ width: 40, height: 40 }))
    await expect.element(box.getByText(/40 × 40 pixels, too few to be read/)).toBeVisible()
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  test('tells what is left to do before an application can be submitted', async () => {
    const screen = await open('?step=3')
    const left = screen.getByRole('region', { name: 'Left to do' })
    await expect.element(left.getByText('Enter the paid-up capital.')).toBeVisible()
    const headings = left
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
    expect(headings).toEqual(expect.arrayContaining(['Business Information', 'Capital and ownership', 'Requirements']))
    expect(headings.at(-1)).toBe('Requirements')
    await expect
      .element(left.getByRole('link', { name: 'SEC certificate of registration: attach the document.' }))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Submit the application' })).toBeDisabled()
    await left.getByRole('link', { name: 'Enter the paid-up capital.' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Paid-up capital' })).toHaveFocus()
  })

  test('keeps what was declared on going back from the review, until an answer changes', async () => {
    const screen = await open('?step=3')
    const declared = screen.getByRole('checkbox', { name: 'I declare this.' })
    const signature = screen.getByRole('textbox', { name: /^Signature/ })
    await declared.click()
    await signature.fill('Teresa Villanueva')
    await screen.getByText('On paper, picked up').click()
    await screen.getByRole('link', { name: 'Back' }).click()
    await screen.getByRole('link', { name: 'Continue' }).click()
    await expect.element(declared).toBeChecked()
    await expect.element(signature).toHaveValue('Teresa Villanueva')

    await screen.getByRole('link', { name: 'Back' }).click()
    answer('GET /transactions/9/filing', () => sampleApplication({ content_hash: 'b'.repeat(64) }))
    await screen.getByRole('link', { name: 'Continue' }).click()
    await expect.element(screen.getByText(/changed after you declared them/)).toBeVisible()
    await expect.element(declared).not.toBeChecked()
    await expect.element(signature).toHaveValue('')
    await expect.element(screen.getByRole('radio', { name: /On paper/ })).toBeChecked()
  })

  test('of a submitted application leads to its page', async () => {
    const screen = await open('', { status: 2, open: 'nothing', requirements: [requirement()] })
    await screen.getByRole('link', { name: 'Open the application' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  })
})

/** Chooses a file in a box, as the browser's own dialog would. */
function choose(box: Element, file: File) {
  const input = ensure(box.querySelector('input'))
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A page that was attached to a draft. */
const file = {
  id: 31,
  file_id: '00000000-0000-4000-8000-000000000031',
  name: 'sec.pdf',
  media_type: 'application/pdf',
  size: 1024,
  page_count: 1,
  version_no: 1,
  round: 0,
  expires_on: null,
  has_no_day: false,
  uploaded_at: '2026-11-20T02:00:00Z',
  decision: null,
  remark: '',
  replaces: null,
  is_carried: false,
}
