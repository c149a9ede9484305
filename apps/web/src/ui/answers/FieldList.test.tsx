import { effectiveOn } from '@lading/contract/forms/changes/change'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { show } from '../../testing/show.tsx'
import { Form, useSchemaForm } from '../forms/Form.tsx'
import { FieldList } from './FieldList.tsx'

const named = { label: 'Name', kind: 'text', required: true, section: 'effect' } as const

function Questions({ fields }: { readonly fields: Parameters<typeof FieldList>[0]['fields'] }) {
  const form = useSchemaForm(z.object({}), { effective_on: '', name: '' })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <div className="fields" data-testid="row">
        <FieldList fields={fields} />
      </div>
    </Form>
  )
}

const widthOf = (text: string) =>
  (document.evaluate(`//label[starts-with(., '${text}')]/..`, document).iterateNext() as HTMLElement).offsetWidth

test('a day that is asked alone is as wide as a field', async () => {
  await page.viewport(1280, 800)
  const screen = await show(<Questions fields={{ effective_on: effectiveOn }} />)
  await expect.element(screen.getByRole('textbox', { name: 'In effect from' })).toBeVisible()
  expect(widthOf('In effect from')).toBe(400)
})

test('beside another it takes half of the row', async () => {
  await page.viewport(1280, 800)
  const screen = await show(<Questions fields={{ effective_on: effectiveOn, name: named }} />)
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(widthOf('In effect from')).toBe(widthOf('Name'))
  expect(widthOf('Name')).toBeGreaterThan(400)
})
