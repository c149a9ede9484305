import { useState } from 'react'
import { endpoint } from '@lading/contract/calls/endpoint'
import { Button } from '@mantine/core'
import { expect, test, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { ensure } from '@lading/domain/ensure'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { Dialog } from './dialogs/Dialog.tsx'
import { DateField } from './fields/DateField.tsx'
import { typedDayFault } from './fields/day-typed.ts'
import { ChoiceField, ConfirmField } from './fields/ChoiceFields.tsx'
import { TextField } from './fields/Fields.tsx'
import { MoneyField, TinField } from './fields/GroupedFields.tsx'
import { LongTextField } from './fields/LongTextField.tsx'
import { NumberField } from './fields/NumberField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { Form, FormFoot, useSchemaForm } from './Form.tsx'

const Question = z.object({
  business_name: z.string().trim().min(1, 'Enter the business name.'),
  tin: z.string().regex(/^(\d{3}-){2,3}\d{3}$/, 'Enter the TIN as 000-000-000.'),
  capital: z.string().regex(/^\d+\.\d\d$/, 'Enter the capital in pesos.'),
  form: z.enum(['corporation', 'partnership'], 'Choose a form.'),
  region: z.int('Choose a region.'),
  officers: z.int('Enter how many officers there are.'),
  founded_on: z.iso.date('Enter the day it was founded.'),
  nvocc: z.boolean(),
  remarks: z.string().max(40),
})

const register = endpoint({
  method: 'POST',
  path: '/businesses',
  summary: 'Registers a business',
  access: 'signed-in',
  body: Question,
  reply: z.object({ id: z.int() }),
  idempotent: true,
})

const blank = {
  business_name: '',
  tin: '',
  capital: '',
  form: null as string | null,
  region: null as number | null,
  officers: null as number | null,
  founded_on: null as string | null,
  nvocc: false,
  remarks: '',
}
const filled = {
  business_name: 'Acme',
  tin: '009-123-456',
  capital: '5030.00',
  form: 'corporation',
  region: 13,
  officers: 5,
  founded_on: '2026-11-20',
  nvocc: true,
  remarks: '',
}

function Registration({ start = blank, onDone = () => undefined }: { start?: typeof blank; onDone?: () => void }) {
  const form = useSchemaForm(Question, start)
  const act = useAct(register, { done: 'Registered.', onDone })
  return (
    <Form
      form={form}
      onSubmit={(values) => act.mutate({ body: values as never })}
      problem={act.error}
      busy={act.isPending}
    >
      <TextField name="business_name" label="Business name" required />
      <TinField name="tin" label="TIN" />
      <MoneyField name="capital" label="Capital" />
      <ChoiceField
        name="form"
        label="Form"
        choices={[
          { value: 'corporation', label: 'Corporation' },
          { value: 'partnership', label: 'Partnership' },
        ]}
      />
      <SelectField name="region" label="Region" choices={[{ value: 13, label: 'NCR' }]} />
      <NumberField name="officers" label="Officers" />
      <DateField name="founded_on" label="Founded on" />
      <ConfirmField name="nvocc" label="NVOCC" />
      <LongTextField name="remarks" label="Remarks" maxLength={40} />
      <FormFoot>
        <Button type="submit">Register</Button>
      </FormFoot>
    </Form>
  )
}

test('what is missing is listed above the form, takes the focus, and each line leads to its field', async () => {
  const screen = await show(<Registration />)
  await screen.getByRole('button', { name: 'Register' }).click()
  const summary = screen.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await expect.element(summary.getByRole('heading')).toHaveTextContent('7 answers need your attention')

  await summary.getByRole('link', { name: 'Enter the TIN as 000-000-000.' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'TIN' })).toHaveFocus()
  await summary.getByRole('link', { name: 'Choose a form.' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Corporation' })).toHaveFocus()
  expect(asked).toEqual([])
})

test('a field says by itself what is wrong with it, and stops as soon as it is corrected', async () => {
  const screen = await show(<Registration />)
  await screen.getByRole('button', { name: 'Register' }).click()
  const name = screen.getByRole('textbox', { name: 'Business name' })
  await expect.element(name).toHaveAccessibleDescription('Enter the business name.')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')

  await name.fill('Acme Forwarders')
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('heading')).toHaveTextContent('6 answers need your attention')
  await expect.element(name).toHaveFocus()
})

test('an impossible day stays as it was typed, with what is wrong, until a day is there', async () => {
  const screen = await show(<Registration start={filled} />)
  const day = screen.getByLabelText('Founded on')
  await expect.element(day).toHaveValue('20 Nov 2026')
  await day.fill('31/02/2026')
  await userEvent.tab()
  const why = '“31/02/2026” is not a valid date: February 2026 has 28 days.'
  await expect.element(day).toHaveValue('31/02/2026')
  await expect.element(day).toHaveAccessibleDescription(why)
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.element(screen.getByRole('link', { name: why })).toBeVisible()
  expect(asked).toEqual([])
  await userEvent.type(day, '{Backspace}7{Tab}')
  await expect.element(day).toHaveValue('31/02/2027')
  await day.fill('28 feb 2026')
  await userEvent.tab()
  await expect.element(day).toHaveValue('28 Feb 2026')
  await expect.element(day).not.toHaveAttribute('aria-invalid', 'true')
})

test('a day that is none is said at once where it comes from a draft', async () => {
  const screen = await show(<Registration start={{ ...filled, founded_on: 'next spring' }} />)
  const day = screen.getByLabelText('Founded on')
  await expect.element(day).toHaveValue('next spring')
  await expect.element(day).toHaveAccessibleDescription('“next spring” is not a valid date. Enter it as 20 Nov 2026.')
})

test('a day is picked from the calendar, and taken away by its button', async () => {
  const screen = await show(<Registration start={filled} />)
  const day = screen.getByLabelText('Founded on')
  await day.click()
  await screen.getByRole('button', { name: 'Mon, 23 Nov 2026' }).click()
  await expect.element(day).toHaveValue('23 Nov 2026')
  await screen.getByRole('button', { name: 'Clear the date' }).click()
  await expect.element(day).toHaveValue('')
  await expect.element(day).toHaveFocus()
})

test('in a dialog Escape takes the calendar away, and the dialog only once no calendar is open', async () => {
  const onClose = vi.fn<() => void>()
  const screen = await show(
    <Dialog title="Found a business" onClose={onClose}>
      <Registration start={filled} />
    </Dialog>,
  )
  await screen.getByLabelText('Founded on').click()
  const offered = screen.getByRole('button', { name: 'Mon, 23 Nov 2026' })
  await expect.element(offered).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(offered).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

/** A list that lay within the page would make the page of a phone as wide as itself, and lie beside it. */
async function expectOnTop(list: Locator) {
  await expect.element(list).toBeVisible()
  const dropdown = ensure(list.element().closest<HTMLElement>('.mantine-Popover-dropdown'))
  expect(getComputedStyle(dropdown).position).toBe('fixed')
}

test.each([
  ['', ''],
  ['20 Nov 2026', ''],
  ['soon', '“soon” is not a valid date. Enter it as 20 Nov 2026.'],
  ['05/12/2015', 'Write the month as a word: 5 Dec 2015 or 12 May 2015.'],
  ['1 Jan 2020', 'The first day is 1 Oct 2026.'],
  ['1 Jan 2030', 'The last day is 31 Dec 2026.'],
])('of “%s” between October and December a field says “%s”', (text, says) => {
  expect(typedDayFault(text, { min: '2026-10-01', max: '2026-12-31' })).toBe(says)
})

test('a person fills every kind of field and what is sent is what the contract asks', async () => {
  answer('POST /businesses', () => ({ id: 1 }))
  const onDone = vi.fn<() => void>()
  const screen = await show(<Registration onDone={onDone} />)
  await screen.getByRole('textbox', { name: 'Business name' }).fill('Acme')
  await userEvent.type(screen.getByRole('textbox', { name: 'TIN' }), '009123456')
  await expect.element(screen.getByRole('textbox', { name: 'TIN' })).toHaveValue('009-123-456')
  await userEvent.type(screen.getByRole('textbox', { name: 'Capital' }), '5030')
  await expect.element(screen.getByRole('textbox', { name: 'Capital' })).toHaveValue('5,030')
  await screen.getByRole('radio', { name: 'Corporation' }).click()
  await screen.getByRole('combobox', { name: 'Region' }).click()
  await expectOnTop(screen.getByRole('listbox'))
  await screen.getByRole('option', { name: 'NCR' }).click()
  await screen.getByRole('textbox', { name: 'Officers' }).fill('5')
  await userEvent.type(screen.getByLabelText('Founded on'), '20 nov 2026{Tab}')
  await screen.getByRole('checkbox', { name: 'NVOCC' }).click()
  await screen.getByRole('button', { name: 'Register' }).click()

  await expect.element(screen.getByText('Registered.')).toBeVisible()
  expect(asked.at(-1)?.body).toEqual(filled)
  expect(asked.at(-1)?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(onDone).toHaveBeenCalledOnce()
})

test('what the server refuses stands under the fields it names', async () => {
  answer(
    'POST /businesses',
    () => new Refusal('invalid-input', 'Check your answers.', { tin: ['This TIN is registered already.'] }),
  )
  const screen = await show(<Registration start={filled} />)
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'TIN' }))
    .toHaveAccessibleDescription('This TIN is registered already.')
  await expect.element(screen.getByRole('alert')).toHaveFocus()
})

test('two presses in one moment send once', async () => {
  answer('POST /businesses', () => ({ id: 1 }))
  const screen = await show(<Registration start={filled} />)
  const button = screen.getByRole('button', { name: 'Register' }).element() as HTMLElement
  button.click()
  button.click()
  await expect.element(screen.getByText('Registered.')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a refusal that names no field is a toast', async () => {
  answer('POST /businesses', () => new Refusal('refused', 'Somebody else has registered it meanwhile.'))
  const screen = await show(<Registration start={filled} />)
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.element(screen.getByText('Somebody else has registered it meanwhile.')).toBeVisible()
})

test('what is refused once its page was left is told all the same, also where it names a field', async () => {
  const reply = Promise.withResolvers<object>()
  answer('POST /businesses', () => reply.promise)
  function Pages() {
    const [isLeft, leave] = useState(false)
    return isLeft ? (
      <h1>Elsewhere</h1>
    ) : (
      <div>
        <Registration start={filled} />
        <button onClick={() => leave(true)}>Leave</button>
      </div>
    )
  }
  const screen = await show(<Pages />)
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await screen.getByRole('button', { name: 'Leave' }).click()
  reply.resolve(new Refusal('invalid-input', 'Check your answers.', { tin: ['This TIN is registered already.'] }))
  await expect.element(screen.getByText('Check your answers.')).toBeVisible()
})

test('after silence and after a failure of the server a repeat carries the same key, after a refusal another one', async () => {
  const screen = await show(<Registration start={filled} />)
  const send = async (calls: number, said: string) => {
    await screen.getByRole('button', { name: 'Register' }).click()
    await expect.poll(() => asked.length).toBe(calls)
    await expect.element(screen.getByText(said, { exact: false }).first()).toBeVisible()
  }
  await send(1, 'The portal cannot be reached.')
  answer('POST /businesses', () => new Refusal('unavailable', 'It may have been done.'))
  await send(2, 'It may have been done.')
  answer('POST /businesses', () => ({ not: 'what was declared' }))
  await send(3, 'The portal sent an unexpected answer.')
  answer('POST /businesses', () => new Refusal('refused', 'Not now.'))
  await send(4, 'Not now.')
  await send(5, 'Not now.')
  const [first, second, third, fourth, fifth] = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect([second, third, fourth]).toEqual([first, first, first])
  expect(fifth).not.toBe(first)
})

test('a long answer counts what is left', async () => {
  const screen = await show(<Registration />)
  await screen.getByRole('textbox', { name: 'Remarks' }).fill('x'.repeat(30))
  await expect.element(screen.getByText('10 characters left')).toBeVisible()
})
