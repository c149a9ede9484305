import { adminLogin } from '@lading/contract/accounts'
import * as contract from '@lading/contract/second-factor'
import { stepAt } from '@lading/domain/people/second-factor'
import { createAccountsWorld, PASSWORD } from '#modules/accounts/testing'
import type { Client } from '#testing/client'
import { codeAt } from './one-time-code.ts'

export { PASSWORD }

/** A portal with staff who have a password and a phone. */
export async function createFactorWorld(demands: { staff_second_factor?: boolean } = {}) {
  const world = await createAccountsWorld(demands)
  const { clock, somebody, visitor, signedIn } = world

  /** What the app shows now, or some steps of thirty seconds away. */
  const codeOf = (key: string, away = 0) => codeAt(key, stepAt(clock.now()) + away)

  const password = (email: string, typed = PASSWORD) => visitor().call(adminLogin, { body: { email, password: typed } })

  /** The token of the second step, after the right password. */
  async function askedForCode(email: string): Promise<string> {
    const { body } = await password(email)
    if (!('second_factor' in body)) throw new Error(`${email} was asked for no code`)
    return body.second_factor.token
  }

  async function enrol(client: Client) {
    const { key } = (await client.call(contract.beginSecondFactor, { body: { password: PASSWORD } })).body
    const { body } = await client.call(contract.confirmSecondFactor, { body: { code: codeOf(key) } })
    clock.forward({ seconds: 30 }) // the code that confirmed it is used
    return { key, recovery_codes: body.recovery_codes }
  }

  return {
    ...world,
    codeOf,
    password,
    askedForCode,
    enrol,
    check: (token: string, code: string) => visitor().call(contract.checkSecondFactor, { body: { token, code } }),
    /** A member of staff at work, with a second factor. */
    async enrolled() {
      const { user_id, email } = await somebody('staff')
      const client = await signedIn(user_id)
      return { user_id, email, client, ...(await enrol(client)) }
    },
  }
}
