import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import { show } from '../../../testing/show.tsx'
import { Form, useSchemaForm } from '../Form.tsx'
import { SelectField } from './SelectField.tsx'

const choices = Array.from({ length: 60 }, (_, value) => ({ value, label: `Office ${value + 1}` }))

function Question() {
  const form = useSchemaForm(z.object({ office: z.number() }), { office: 0 })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <SelectField name="office" label="Office" choices={choices} />
    </Form>
  )
}

test('a page that is left while a list of it scrolls asks the browser for no more frames', async () => {
  const ask = window.requestAnimationFrame.bind(window)
  const frame = () => new Promise(ask)
  const screen = await show(<Question />)
  await screen.getByRole('combobox', { name: 'Office' }).click()
  await expect.element(screen.getByRole('option', { name: 'Office 3', exact: true })).toBeVisible()
  const bars = () => document.querySelectorAll('[data-mantine-scrollbar]')
  await userEvent.keyboard('{ArrowDown>20/}')
  await expect.poll(() => bars().length).toBeGreaterThan(0)
  const list = ensure(document.querySelector('.mantine-ScrollArea-viewport'))
  for (let step = 0; step < 5; step += 1) {
    list.scrollTop += 10
    await frame()
  }
  await screen.unmount()
  const asked = vi.spyOn(window, 'requestAnimationFrame')
  for (let drawn = 0; drawn < 3; drawn += 1) await frame()
  expect(asked).not.toHaveBeenCalled()
})
