import * as contract from '@lading/contract/accounts/accounts'
import { ensure } from '@lading/domain/ensure'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isWaitedFor } from '#testing/databases/is-waited-for'
import { createSignOnWorld, PASSWORD } from '#testing/people/sign-on'
import { hashPassword } from '../passwords/passwords.ts'
import { setPassword } from '../passwords/set-password.ts'

const isPostgres = process.env['LADING_DATABASE'] === 'postgres'
const ANOTHER = 'seven quiet bangkas'
const password_hash = await hashPassword(ANOTHER)

const world = await createSignOnWorld()
const { browser, signIn, somebody, enrolled } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

/** What a call answers that comes while a new password is being set. */
async function whilePasswordIsSet<T>(user_id: number, call: () => Promise<T>): Promise<T> {
  let answer: Promise<T> | undefined
  await world.db.transaction().execute(async (tx) => {
    await setPassword(tx, { user_id, password_hash, but_session: null }, world.clock.now())
    answer = call()
    await Promise.race([answer, isWaitedFor(tx)])
  })
  return ensure(answer)
}

// PGlite has one connection: there nothing happens while something else does.
describe.runIf(isPostgres)('while a new password is being set, the one before', () => {
  test('lets no customer in', async () => {
    const { email, user_id } = await somebody()
    expect((await whilePasswordIsSet(user_id, () => signIn(email))).status).toBe(401)
    expect((await signIn(email, ANOTHER)).status).toBe(200)
  })

  test('takes no member of staff to the second step', async () => {
    const { email, user_id } = await enrolled()
    const body = { email, password: PASSWORD }
    const answer = await whilePasswordIsSet(user_id, () => world.visitor().call(contract.adminLogin, { body }))
    expect(answer.status).toBe(401)
  })

  test('links no account of a provider', async () => {
    const { email, user_id } = await somebody()
    const visitor = browser()
    const { body } = await visitor.comeAs({ email }, 'google', { as: 'customer', to: '/business' })
    if (!('offer' in body)) throw new Error(`Nothing was offered: ${JSON.stringify(body)}`)
    const answer = await whilePasswordIsSet(user_id, () => visitor.accept(body.offer.token, PASSWORD))
    expect(answer.status).toBe(400)
    expect(await world.identitiesOf(user_id)).toEqual([])
  })

  test('does not replace it', async () => {
    const { email, user_id } = await somebody()
    const person = await world.signedInAs(email)
    const body = { current_password: PASSWORD, password: 'eight slow jeepneys' }
    const answer = await whilePasswordIsSet(user_id, () => person.call(contract.changePassword, { body }))
    expect(answer.status).toBe(400)
    expect((await signIn(email, ANOTHER)).status).toBe(200)
  })
})
