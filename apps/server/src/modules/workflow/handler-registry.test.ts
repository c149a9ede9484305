import { transitionFrom, transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { emptyBase } from '@lading/domain/workflow/empty-base'
import { ensure } from '@lading/domain/ensure'
import { expect, test } from 'vitest'
import { createWorkflow } from './workflow.ts'
import { handlerRegistry } from './handlers/handler-registry.ts'
import { provides } from './handlers/handlers.ts'

const purpose = provides(['filing.purpose_given'], async () => ({ 'filing.purpose_given': true }))
const nothing = async () => undefined

test('a portal does not start while two areas supply one fact, effect or opener for one type', () => {
  expect(() => createWorkflow([{ facts: [purpose] }, { types: [16], facts: [purpose] }])).toThrow(
    'Two areas supply filing.purpose_given for type 16.',
  )
  const effects = { 'make-document': nothing }
  expect(() =>
    createWorkflow([
      { types: [16], effects },
      { types: [16, 17], effects },
    ]),
  ).toThrow('Two areas supply make-document for type 16.')
  const opener = { effects: [], begin: async () => ({ form: {}, register: null, requirements: [] }) }
  expect(() => createWorkflow([{ types: [3], opener }, { opener }])).toThrow('Two areas supply opener for type 3.')
})

test('areas of different types may supply the same fact', () => {
  expect(() =>
    createWorkflow([
      { types: [16], facts: [purpose] },
      { types: [17], facts: [purpose] },
    ]),
  ).not.toThrow()
})

test('a fact that nobody supplies, and an effect that nobody carries out, are named', () => {
  const position = { ...emptyBase, type: 16 as const, status: 0 as const }
  const submit = ensure(transitionFrom(transitionsOf(position), 'submit', 0))
  expect(handlerRegistry([]).missingFor(submit, 16)).toContain('filing.purpose_given')
  expect(handlerRegistry([{ facts: [purpose] }]).missingFor(submit, 16)).not.toContain('filing.purpose_given')
})
