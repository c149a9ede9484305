import { expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { actorOf } from './actor-of.ts'

test('a person’s permissions come from every role and from themselves; the guard’s from the first role', () => {
  const role = (id: number, name: string) => ({ id, name, permissions: [{ name }] })
  const actor = actorOf({
    ...person('customer'),
    roles: [role(2, 'first'), role(9, 'second')],
    permissions: [{ name: 'own' }],
  })
  expect([...actor.permissions]).toEqual(['first', 'second', 'own'])
  expect([...actor.first_role_permissions]).toEqual(['first'])
  expect(actor.audience).toBe('customer')
  expect(actorOf(person('staff'))).toMatchObject({ audience: 'staff', agency: 'dti' })
})
