import { endpoint } from '@lading/contract/calls/endpoint'
import { Button } from '@mantine/core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { show } from '../../../testing/show.tsx'
import { answer, asked } from '../../../testing/server.ts'
import { TextField } from '../fields/Fields.tsx'
import { Form, useSchemaForm } from '../Form.tsx'
import { Refusal } from '../Refusal.tsx'

const Answers = z.object({ name: z.string().min(3, 'Enter at least three letters.') })
const sendName = endpoint({ method: 'POST', path: '/names', summary: 'A name', access: 'public', body: Answers })

interface Props {
  readonly rules: () => Promise<z.ZodType>
  readonly call?: () => Promise<typeof sendName>
}

function NameForm({ rules, call = async () => sendName }: Props) {
  const form = useSchemaForm(rules, { name: '' })
  const act = useAct(call, { quiet: true })
  return (
    <Form form={form} onSubmit={(body) => act.mutate({ body })} problem={act.error} busy={act.isPending} label="A name">
      <Refusal error={act.error} />
      <TextField name="name" label="Name" />
      <Button type="submit">Send</Button>
    </Form>
  )
}

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const sent = () => asked.filter(({ path }) => path === '/names').map(({ body }) => body)

test('a person who sends before the rules have come is held until they judge the answer', async () => {
  answer('POST /names', () => ({}))
  const { promise, resolve } = Promise.withResolvers<z.ZodType>()
  const screen = await show(<NameForm rules={() => promise} />)
  await screen.getByLabelText('Name').fill('Al')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
  resolve(Answers)
  await expect.element(screen.getByRole('alert').getByText('Enter at least three letters.')).toBeVisible()
  expect(sent()).toEqual([])

  await screen.getByLabelText('Name').fill('Ale')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toEqual([{ name: 'Ale' }])
})

test('an answer that was sent twice before the rules have come goes once', async () => {
  answer('POST /names', () => ({}))
  const { promise, resolve } = Promise.withResolvers<z.ZodType>()
  const screen = await show(<NameForm rules={() => promise} />)
  await screen.getByLabelText('Name').fill('Ale')
  await userEvent.keyboard('{Enter}{Enter}')
  resolve(Answers)
  await expect.element(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false')
  expect(sent()).toEqual([{ name: 'Ale' }])
})

test('a person whose rules did not come is told by the server what is wrong', async () => {
  answer('POST /names', () => ({}))
  const screen = await show(<NameForm rules={lost} />)
  await screen.getByLabelText('Name').fill('Al')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(sent).toEqual([{ name: 'Al' }])
})

test('a person is told where the code of the call did not come, and what they typed stays', async () => {
  const screen = await show(<NameForm rules={lost} call={lost} />)
  await screen.getByLabelText('Name').fill('Ale')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText(/A part of this page could not be loaded/)).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ale')
})
