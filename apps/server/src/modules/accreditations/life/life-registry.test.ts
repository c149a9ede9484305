import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { transitionFrom, transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { expect, test } from 'vitest'
import { createAccreditationLife } from './accreditation-life.ts'
import { providesOfLife } from './life-handlers.ts'
import { lifeRegistry } from './life-registry.ts'

const unpaid = providesOfLife(['payment.invoices_unpaid'], async () => ({ 'payment.invoices_unpaid': 0 }))
const nothing = async () => undefined
const rows = transitionsOf({ subject: 'accreditation', type: null, agency: 'dti' })
const surrender = ensure(transitionFrom(rows, 'voluntary-surrender-closure', Status.accredited))

test('a portal does not start while two areas supply one fact or effect of accreditations', () => {
  expect(() => createAccreditationLife([{ facts: [unpaid] }, { facts: [unpaid] }])).toThrow(
    'Two areas supply payment.invoices_unpaid for accreditations.',
  )
  const effects = { 'end-obligations': nothing }
  expect(() => createAccreditationLife([{ effects }, { effects }])).toThrow(
    'Two areas supply end-obligations for accreditations.',
  )
})

test('what nobody supplies to a surrender is named, until an area does', () => {
  expect(lifeRegistry([]).missingFor(surrender)).toEqual([
    ...surrender.effects,
    'standing.expiry_on',
    'standing.surrender_asked',
    'payment.invoices_unpaid',
  ])
  const supplied = lifeRegistry([{ facts: [unpaid], effects: { 'end-obligations': nothing } }])
  expect(supplied.missingFor(surrender)).not.toContain('payment.invoices_unpaid')
  expect(supplied.missingFor(surrender)).not.toContain('end-obligations')
})
