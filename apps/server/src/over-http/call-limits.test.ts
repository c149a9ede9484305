import { exportOwnRecords } from '@lading/contract/profile'
import { register } from '@lading/contract/accounts/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createWorld, type World } from '#testing/world'

const LIMIT = ensure(register.limit)
const PROXY = '10.0.0.7'

let world: World
beforeAll(async () => {
  world = await createWorld({ rate_limits: true, settings: { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' } })
})
afterAll(() => world.close())

/** The statuses of so many registrations, one after the other, each from the address that `from` gives it. */
async function registrations(calls: number, from: (call: number) => { peer: string; forwarded_for?: string }) {
  const statuses: number[] = []
  for (let call = 0; call < calls; call++) {
    const { peer, forwarded_for } = from(call)
    const { statusCode } = await world.app.inject({
      method: register.method,
      url: `/api${register.path}`,
      remoteAddress: peer,
      headers: forwarded_for ? { 'x-forwarded-for': forwarded_for } : {},
      payload: {},
    })
    statuses.push(statusCode)
  }
  return statuses
}
const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length

describe('how often somebody may call', () => {
  test('a person has one measure, however often they signed in', async () => {
    const laptop = await world.customer()
    const phone = await world.signedIn(laptop.user_id)
    const statuses: number[] = []
    for (const session of [laptop, phone, laptop, phone, laptop, phone]) {
      statuses.push((await session.call(exportOwnRecords)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await (await world.customer()).call(exportOwnRecords)).status).toBe(200)
  })

  test('a visitor has one measure, from whichever address of their IPv6 network they come', async () => {
    const statuses = await registrations(25, (call) => ({ peer: `2001:db8::${call + 1}` }))
    expect(refused(statuses)).toBe(25 - LIMIT)
    expect(refused(await registrations(1, () => ({ peer: '2001:db8:0:1::1' })))).toBe(0)
  })

  test('visitors behind a proxy on another machine, which the portal trusts, have a measure each', async () => {
    const statuses = await registrations(25, (call) => ({ peer: PROXY, forwarded_for: `203.0.113.${call}` }))
    expect(refused(statuses)).toBe(0)
    const one = await registrations(25, () => ({ peer: PROXY, forwarded_for: '203.0.113.99' }))
    expect(refused(one)).toBe(25 - LIMIT)
  })

  test('a visitor whom nobody trusts cannot say that they come from elsewhere', async () => {
    const statuses = await registrations(25, (call) => ({ peer: '198.51.100.4', forwarded_for: `203.0.113.${call}` }))
    expect(refused(statuses)).toBe(25 - LIMIT)
  })
})
