import * as contract from '@lading/contract/accounts/accounts'
import { listNotifications } from '@lading/contract/notifications'
import { agencies } from '@lading/domain/transactions/agency'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { settingsOf } from '#platform/settings'
import { firstAdministrator } from '../registration/first-administrator.ts'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

const world = await createAccountsWorld()
const { auditOf, newestMail, signIn, signedInAs, somebody } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

describe('PUT /changepassword', () => {
  const order = { current_password: PASSWORD, password: 'seven quiet bangkas' }

  test('the new password counts, this session goes on, the others end, and the person is told', async () => {
    const { email, user_id } = await somebody()
    await world.db.updateTable('users').set({ change_passwd: 1 }).where('id', '=', user_id).execute()
    const [here, elsewhere] = [await signedInAs(email), await signedInAs(email)]
    expect(await here.call(contract.changePassword, { body: order })).toMatchObject({
      status: 200,
      body: { change_passwd: 0 },
    })

    expect((await here.call(contract.me)).status).toBe(200)
    expect((await elsewhere.call(contract.me)).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, order.password)).status).toBe(200)
    const mail = await newestMail(email)
    expect(mail.subject).toBe('Your password was changed')
    const settings = await settingsOf(world.db)
    for (const agency of agencies) expect(mail.text).toContain(settings.text(`agency.${agency}.telephone`))
    expect(await auditOf('change-password', user_id)).toHaveLength(1)
  })

  test('refuses a wrong current password, the same one again and a weak one, each under its field', async () => {
    const { email } = await somebody()
    const maria = await signedInAs(email)
    const errorsOf = async (body: typeof order) => {
      const answer = await maria.call(contract.changePassword, { body })
      expect(answer.status).toBe(400)
      return Object.keys((answer.body as unknown as { errors: object }).errors)
    }
    expect(await errorsOf({ ...order, current_password: 'not the password' })).toEqual(['current_password'])
    expect(await errorsOf({ ...order, password: PASSWORD })).toEqual(['password'])
    expect(await errorsOf({ ...order, password: 'short' })).toEqual(['password'])
    expect(await errorsOf({ ...order, password: '1qaz2wsx3edc4rfv' })).toEqual(['password'])
    expect(await errorsOf({ ...order, password: 'Lading-demo-2026' })).toEqual(['password'])
    expect((await signIn(email)).status).toBe(200)
  })
})

test('a person whose password was given to them does nothing before changing it', async () => {
  const clerk = await world.staff('dti', 5)
  await world.db.updateTable('users').set({ change_passwd: 1 }).where('id', '=', clerk.user_id).execute()
  expect(await clerk.call(listNotifications)).toMatchObject({
    status: 403,
    body: { message: 'Change your password first.' },
  })
  expect((await clerk.call(contract.me)).status).toBe(200)
})

describe('the first administrator', () => {
  const config = { ...world.config, admin_email: 'Chief@agency.example' }
  const file = join(config.data_dir, 'first-administrator-link.txt')
  const started = async (is_terminal = true) => {
    const lines: string[] = []
    await firstAdministrator(world.db, config, (line) => lines.push(line), world.clock.now(), is_terminal)
    return lines.join(' ')
  }
  const setPassword = (token: string, email = 'chief@agency.example', password = 'nine quiet lighthouses') =>
    world.visitor().call(contract.resetPassword, { body: { token, email, password } })

  test('sets a password once, with the link that was mailed and printed, and signs in', async () => {
    const printed = await started()
    const { subject, token } = await newestMail('chief@agency.example')
    expect(subject).toBe('Set your password')
    expect(printed).toContain(`${config.public_url}/resetpassword?token=${token}&email=chief%40agency.example`)
    expect(await started()).toBe('')

    expect((await setPassword(token, 'somebody.else@agency.example')).status).toBe(419)
    expect((await setPassword(token, undefined, 'short')).status).toBe(400)
    expect((await setPassword(token, undefined, '1qaz2wsx3edc4rfv')).status).toBe(400)
    const both = await Promise.all([setPassword(token), setPassword(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 419])

    const body = { email: 'chief@agency.example', password: 'nine quiet lighthouses' }
    const answer = await world.visitor().call(contract.adminLogin, { body })
    expect(answer).toMatchObject({ status: 200, body: { user: { role_id: 1, admin_profile: { agency: null } } } })
    expect(await started()).toBe('')
  })

  test('where a log keeps what is printed, the link is in a file that this account alone reads, until it was used', async () => {
    await world.db.deleteFrom('user_roles').where('role_id', '=', 1).execute()
    await world.db.deleteFrom('one_time_tokens').execute()
    const printed = await started(false)
    const { token } = await newestMail('chief@agency.example')
    expect(printed).toContain(file)
    expect(printed).not.toContain(token)
    expect(readFileSync(file, 'utf8')).toContain(token)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await world.staff('dti', 1)
    await world.db.updateTable('users').set({ password_hash: 'x' }).where('audience', '=', 'staff').execute()
    await started(false)
    expect(existsSync(file)).toBe(false)
  })

  test('without ADMIN_EMAIL and without an administrator the start says what to do', async () => {
    await world.db.deleteFrom('user_roles').where('role_id', '=', 1).execute()
    const lines: string[] = []
    const nobody = { ...config, admin_email: undefined }
    await firstAdministrator(world.db, nobody, (line) => lines.push(line), world.clock.now())
    expect(lines).toEqual([expect.stringContaining('ADMIN_EMAIL')])
  })
})
