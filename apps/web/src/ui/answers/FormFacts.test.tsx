import { formOfType } from '@lading/contract/transaction-types'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { FormFacts } from './FormFacts.tsx'

const form = formOfType(TransactionType.address)
const register = { street: 'Pier 4, Zone 2', barangay: 'San Roque' }
const answers = { street: 'Unit 12, Harbour Center', barangay: 'San Roque', effective_on: '2026-03-01' }

test('a client reviews a change with what stands in the register beside what is asked', async () => {
  answer('GET /countries', () => ({ data: [] }))
  const screen = await show(<FormFacts form={form} answers={answers} register={register} />)
  await expect.element(screen.getByText('Pier 4, Zone 2')).toBeVisible()
  const texts = (selector: string) => [...screen.container.querySelectorAll(selector)].map((one) => one.textContent)
  expect(texts('del')).toEqual(['Pier 4, Zone 2'])
  expect(texts('ins')).toEqual(['Unit 12, Harbour Center'])
  await expect.element(screen.getByText(/^Crossed out: current entry in the register/)).toBeVisible()
})

test('answers without a register are read alone', async () => {
  answer('GET /countries', () => ({ data: [] }))
  const screen = await show(<FormFacts form={form} answers={answers} />)
  await expect.element(screen.getByText('Unit 12, Harbour Center')).toBeVisible()
  expect(screen.container.querySelectorAll('del, ins')).toHaveLength(0)
})

test('of a list is read who is added, changed and taken out', async () => {
  answer('GET /countries', () => ({ data: [] }))
  const officer = { position: 'Treasurer', nationality: 'PH', is_key_officer: false, training_hours: null }
  const [ana, ben, carla] = ['Ana Reyes', 'Ben Cruz', 'Carla Uy'].map((name) => ({ key: name, name, ...officer }))
  const after = { officers: [{ ...ana, position: 'President' }, carla], effective_on: '2026-03-01' }
  const screen = await show(
    <FormFacts form={formOfType(TransactionType.officers)} answers={after} register={{ officers: [ana, ben] }} />,
  )
  await expect.element(screen.getByText('Ana Reyes')).toBeVisible()
  const rows = [...screen.container.querySelectorAll('tbody tr')]
  expect(rows.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent))).toEqual([
    ['Changed', 'Ana Reyes', 'Treasurer President'],
    ['Added', 'Carla Uy', 'Treasurer'],
    ['Removed', 'Ben Cruz', 'Treasurer'],
  ])
})

test('of stockholders is read what each nationality holds before and after, and a share below the usual one', async () => {
  answer('GET /countries', () => ({ data: [] }))
  const ana = { key: 'a', name: 'Ana Reyes', nationality: 'PH', shares: 60, amount: '6000.00' }
  const ken = { key: 'b', name: 'Ken Mori', nationality: 'JP', shares: 40, amount: '4000.00' }
  const after = [ana, ken].map((holder) => ({ ...holder, shares: 50, amount: '5000.00' }))
  const register = { stockholders: [ana, ken], form: 'corporation', subscribed_capital: '10000.00' }
  const form = formOfType(TransactionType.stockholders)
  const screen = await show(<FormFacts form={form} answers={{ stockholders: after }} register={register} usual={60} />)
  await expect.element(screen.getByRole('heading', { name: 'Stockholders' })).toBeVisible()
  const shares = screen.getByRole('table', { name: 'Shares by citizenship' }).element()
  expect([...shares.querySelectorAll('tbody tr, tfoot tr')].map((row) => row.textContent)).toEqual([
    'Filipino60 %₱6,000.0050 %₱5,000.00',
    'Japanese40 %₱4,000.0050 %₱5,000.00',
    'Total₱10,000.00₱10,000.00',
  ])
  await expect.element(screen.getByText(/^Filipino ownership is below 60 %/)).toBeVisible()
})

test('on the narrowest phone shares of large sums move in their own place, not the page', async () => {
  await page.viewport(320, 800)
  answer('GET /countries', () => ({ data: [] }))
  const ana = { key: 'a', name: 'Ana Reyes', nationality: 'PH', shares: 75, amount: '75000000.00' }
  const wei = { key: 'b', name: 'Wei Tan', nationality: 'SG', shares: 25, amount: '25000000.00' }
  const register = { stockholders: [ana, wei], form: 'corporation', subscribed_capital: '100000000.00' }
  const screen = await show(
    <FormFacts
      form={formOfType(TransactionType.stockholders)}
      answers={{ stockholders: [ana, wei] }}
      register={register}
      usual={60}
    />,
  )
  await expect.element(screen.getByRole('table', { name: 'Shares by citizenship' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
