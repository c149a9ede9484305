import { adminLogin } from '@lading/contract/accounts/accounts'
import * as passkeys from '@lading/contract/second-factor/passkeys'
import * as contract from '@lading/contract/second-factor/second-factor'
import type { UsedPasskey } from '@lading/contract/second-factor/webauthn'
import { stepAt } from '@lading/domain/people/signing-in/second-factor'
import { createAccountsWorld, PASSWORD } from './accounts.ts'
import { relyingParty } from '#platform/sign-on/relying-party'
import type { Client } from '#testing/client'
import { softwarePasskey } from '#testing/people/software-passkey'
import { codeAt } from '#modules/second-factor/one-time-code'

export { PASSWORD }

/** A portal with staff who have a password and a phone. */
export async function createFactorWorld(options: Parameters<typeof createAccountsWorld>[0] = {}) {
  const world = await createAccountsWorld(options)
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

  const home = relyingParty(world.config)

  /** The person at the browser adds a passkey of this device. */
  async function addPasskey(client: Client, name = 'Desk computer') {
    const key = softwarePasskey(home)
    const question = (await client.call(passkeys.beginPasskey, { body: { password: PASSWORD } })).body
    const added = await client.call(passkeys.addPasskey, { body: { name, passkey: key.make(question) } })
    return { passkey: key, recovery_codes: added.body.recovery_codes }
  }

  const askToLogIn = (token: string) => visitor().call(passkeys.askToLogIn, { body: { token } })

  return {
    ...world,
    home,
    addPasskey,
    askToLogIn,
    /** What is signed in the second step by a person who typed the right password. */
    questionFor: async (token: string) => (await askToLogIn(token)).body,
    checkPasskey: (token: string, passkey: UsedPasskey) =>
      visitor().call(contract.checkSecondFactor, { body: { token, passkey } }),
    /** A member of staff at work, with a passkey alone. */
    async withPasskey() {
      const { user_id, email } = await somebody('staff')
      const client = await signedIn(user_id)
      return { user_id, email, client, ...(await addPasskey(client)) }
    },
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
