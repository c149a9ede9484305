import { describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import { show } from '../../../testing/show.tsx'
import { TextField } from './Fields.tsx'
import { MoneyField, TinField } from './GroupedFields.tsx'
import { LongTextField } from './LongTextField.tsx'
import { Form, useSchemaForm } from '../Form.tsx'

const Answers = z.object({
  name: z.string().trim().min(3, 'Enter at least three letters.').regex(/^A/, 'Begin with an A.'),
  remarks: z.string().min(3, 'Say more.'),
  tin: z.string(),
  capital: z.string().min(1, 'Enter the capital.'),
})

function Questions() {
  const form = useSchemaForm(Answers, { name: '', remarks: '', tin: '', capital: '' })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="name" label="Name" hint="As it is registered." success="That name is free." required />
      <LongTextField name="remarks" label="Remarks" />
      <TinField name="tin" label="TIN" />
      <MoneyField name="capital" label="Capital" />
    </Form>
  )
}

const borderOf = (field: Element) => getComputedStyle(field).borderTopColor
/** Until its colour is no longer that of the focus, or on the way from it. */
const expectSettled = (field: Locator) => expect.poll(() => field.element().getAnimations()).toEqual([])

async function fieldOf(name: string) {
  const screen = await show(<Questions />)
  return { screen, field: screen.getByRole('textbox', { name }) }
}

describe('form inputs and text areas follow their rules (specification, section 5)', () => {
  test.each(['Name', 'Remarks'])(
    '%s: the first error message stands below the field, with invalid styling',
    async (name) => {
      const { screen, field } = await fieldOf(name)
      const plain = borderOf(field.element())
      await userEvent.type(field, 'x{Tab}')
      const message = name === 'Name' ? 'Enter at least three letters.' : 'Say more.'
      await expect.element(field).toHaveAccessibleDescription(new RegExp(message))
      expect(screen.getByText('Begin with an A.').elements()).toEqual([])
      const [below, above] = [screen.getByText(message).element(), field.element()].map((part) =>
        part.getBoundingClientRect(),
      )
      expect(ensure(below).top).toBeGreaterThanOrEqual(ensure(above).bottom)
      await expectSettled(field)
      expect(borderOf(field.element())).not.toBe(plain)
    },
  )

  test.each(['Name', 'Remarks'])('%s: what is right has valid styling once it is left', async (name) => {
    const { field } = await fieldOf(name)
    const plain = borderOf(field.element())
    await userEvent.type(field, 'Acme')
    await expect.element(field).not.toHaveAttribute('data-right')
    await userEvent.tab()
    await expect.element(field).toHaveAttribute('data-right')
    await expectSettled(field)
    expect(borderOf(field.element())).not.toBe(plain)
  })

  test('a success message is optional: it stands there once the answer is right, and goes when it is changed', async () => {
    const { screen, field } = await fieldOf('Name')
    await expect.element(field).toHaveAccessibleDescription('As it is registered.')
    await userEvent.type(field, 'Acme{Tab}')
    await expect.element(field).toHaveAccessibleDescription('That name is free.')
    await userEvent.type(screen.getByRole('textbox', { name: 'Remarks' }), 'Nothing{Tab}')
    await expect.element(screen.getByRole('textbox', { name: 'Remarks' })).toHaveAccessibleDescription('')
    await userEvent.type(field, 's')
    await expect.element(field).toHaveAccessibleDescription('As it is registered.')
  })

  test('a question that must be answered carries the required marker, another one does not', async () => {
    const { screen } = await fieldOf('Name')
    expect(screen.getByText('Name', { exact: false }).first().element().textContent).toBe('Name *')
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeRequired()
    expect(page.getByText('Remarks', { exact: true }).element().textContent).toBe('Remarks')
    await expect.element(screen.getByRole('textbox', { name: 'Remarks' })).not.toBeRequired()
  })
})

test('5: a text holds 255 characters at most', async () => {
  const screen = await show(<Questions />)
  for (const name of ['Name', 'Remarks']) {
    await expect.element(screen.getByRole('textbox', { name })).toHaveAttribute('maxlength', '255')
  }
})

test('5: a tax identification number loses what is no digit and is grouped in threes with dashes as it is typed', async () => {
  const { field } = await fieldOf('TIN')
  await userEvent.type(field, '009a123 456000')
  await expect.element(field).toHaveValue('009-123-456-000')
})

test('5: a money input separates thousands and keeps a leading minus and the decimal part as it is typed', async () => {
  const { field } = await fieldOf('Capital')
  await userEvent.type(field, '-1234567.5')
  await expect.element(field).toHaveValue('-1,234,567.5')
})

test.each([
  { name: 'TIN', typed: '012345678000', back: 8, keys: '9', shown: '012-345-967-800-0' },
  { name: 'TIN', typed: '012345678000', back: 8, keys: 'x9', shown: '012-345-967-800-0' },
  { name: 'TIN', typed: '012345678000', back: 8, keys: '{Backspace}9', shown: '012-349-678-000' },
  { name: 'Capital', typed: '1234567.50', back: 6, keys: '00', shown: '123,400,567.50' },
  { name: 'Capital', typed: '1234567.50', back: 7, keys: '{Delete}{Delete}', shown: '123,467.50' },
  { name: 'Capital', typed: '1234567.50', back: 12, keys: '-9', shown: '-91,234,567.50' },
])('$name: a correction in the middle, $keys, goes on where it began', async ({ name, typed, back, keys, shown }) => {
  const { field } = await fieldOf(name)
  await userEvent.type(field, typed)
  await userEvent.keyboard(`{ArrowLeft>${back}/}${keys}`)
  await expect.element(field).toHaveValue(shown)
})

test('5: a money input that is left as empty as it was found says nothing yet', async () => {
  const { screen, field } = await fieldOf('Capital')
  await field.click()
  await userEvent.tab()
  await userEvent.type(screen.getByRole('textbox', { name: 'Remarks' }), 'x{Tab}')
  await expect.element(screen.getByText('Say more.')).toBeVisible()
  await expect.element(screen.getByText('Enter the capital.')).not.toBeInTheDocument()
})
