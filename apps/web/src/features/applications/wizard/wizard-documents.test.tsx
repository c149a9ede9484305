import { beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { beginApplying, openWizard } from '../../../testing/application-wizard.tsx'
import { attachedFile } from '../../../testing/attached-file.ts'
import { chooseFiles } from '../../../testing/choose-files.ts'
import { requirement, sampleApplication } from '../../../testing/sample-application.ts'
import { samplePhoto } from '../../../testing/sample-photo.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'

beforeEach(beginApplying)

describe('the wizard', () => {
  test('says why a file was refused, beside it', async () => {
    answer(
      'PUT /transactions/9/documents',
      () =>
        new Refusal('invalid-input', 'Please correct the marked fields.', {
          file: ['This is a program, whatever its name says. Attach a PDF, JPG or PNG.'],
        }),
    )
    const screen = await openWizard('?step=2')
    const box = screen.getByRole('group', { name: 'SEC certificate of registration' })
    await expect.element(box).toBeVisible()
    choose(box.element(), new File(['MZ'], 'permit.pdf'))
    await expect.element(box.getByText(/This is a program, whatever its name says/)).toBeVisible()
  })

  test('has a document back that was removed by mistake', async () => {
    const [first, ...others] = sampleApplication().requirements
    const line = ensure(first)
    const attached = [{ ...line, files: [attachedFile] }, ...others]
    answer('DELETE /file/transaction-documents/31', () => sampleApplication())
    answer('POST /transactions/9/documents/restore', () => sampleApplication({ requirements: attached }))
    const screen = await openWizard('?step=2', { requirements: attached })
    await screen.getByRole('button', { name: `Remove ${line.name}: sec.pdf` }).click()
    const undo = screen.getByRole('button', { name: 'Undo the removal of sec.pdf' })
    await expect.element(undo).toHaveFocus()
    await undo.click()
    await expect.element(screen.getByRole('button', { name: `Remove ${line.name}: sec.pdf` })).toBeVisible()
    await expect.element(undo).not.toBeInTheDocument()
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      file_id: attachedFile.file_id,
      requirement_code: line.code,
    })
  })

  test('leads to the day of a document that is attached and has none', async () => {
    const asks_day = { asks_expiry: true, expiry_label: 'Valid until', day: 'future' } as const
    const line = requirement({ code: 'S-02', name: 'Mayor’s permit', ...asks_day, files: [attachedFile] })
    const screen = await openWizard('?step=2&field=documents.S-02', { requirements: [line] })
    await expect.element(screen.getByLabelText(/^Valid until/)).toHaveFocus()
  })

  test('asks when a lease ends, until the person confirms that no file is one', async () => {
    const asks_lease = {
      asks_expiry: true,
      expiry_label: 'Lease ends on',
      day: 'future',
      day_only_for: 'a lease',
    } as const
    const line = requirement({ code: 'S-18', name: 'Office and warehouse', ...asks_lease, files: [attachedFile] })
    const confirmed = [{ ...line, files: [{ ...attachedFile, has_no_day: true }] }]
    answer('PATCH /transactions/9/documents/no-day', () => sampleApplication({ requirements: confirmed }))
    const screen = await openWizard('?step=2', { requirements: [line] })
    await expect.element(screen.getByText('Date needed')).toBeVisible()
    await screen.getByRole('checkbox', { name: 'No file here is a lease: Office and warehouse' }).click()
    await expect.element(screen.getByText('Ready', { exact: true })).toBeVisible()
    await expect.element(screen.getByLabelText(/^Lease ends on/)).not.toBeInTheDocument()
    const body = { requirement_code: 'S-18', has_no_day: true }
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual(body)
  })

  test('refuses a file above 5 MB and a picture too small to be read without sending them', async () => {
    const screen = await openWizard('?step=2')
    const box = screen.getByRole('group', { name: 'SEC certificate of registration' })
    await expect.element(box).toBeVisible()
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'permit.pdf')
    choose(box.element(), large)
    await expect.element(box.getByText(/larger than 5.0 MB/)).toBeVisible()
    choose(box.element(), await samplePhoto({ width: 40, height: 40 }))
    await expect.element(box.getByText(/40 × 40 pixels, too few to be read/)).toBeVisible()
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
  })
})

const choose = (box: Element, file: File) => chooseFiles(ensure(box.querySelector('input')), [file])
