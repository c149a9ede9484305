import { formOfType } from '@lading/contract/transaction-types'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { expect, test } from 'vitest'
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
