import { expect, test } from 'vitest'
import { inTurn } from './inspection-turns.ts'

/** A work that goes on until it is let go. */
function slowly(whose: number) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  let isBegun = false
  const done = inTurn(whose, async () => {
    isBegun = true
    await promise
  })
  return { done, letGo, isBegun: () => isBegun }
}

const [ana, ben, carla] = [1, 2, 3]

test('six slow files of one person delay no one else: one is looked at, and the next place is free', async () => {
  const hers = Array.from({ length: 6 }, () => slowly(ana))
  await Promise.resolve()
  expect(hers.map(({ isBegun }) => isBegun())).toEqual([true, false, false, false, false, false])
  await inTurn(ben, async () => undefined)
  await inTurn(carla, async () => undefined)
  for (const file of hers) file.letGo()
  await Promise.all(hers.map(({ done }) => done))
  expect(hers.every(({ isBegun }) => isBegun())).toBe(true)
})

test('a person who has ten waiting is asked to send the next one later; others are not', async () => {
  const hers = Array.from({ length: 11 }, () => slowly(ana))
  await expect(inTurn(ana, async () => undefined)).rejects.toMatchObject({ code: 'too-many-requests' })
  await inTurn(ben, async () => undefined)
  for (const file of hers) file.letGo()
  await Promise.all(hers.map(({ done }) => done))
})

test('a work that fails gives its place back', async () => {
  const failing = () => inTurn(ana, () => Promise.reject(new Error('broken')))
  for (let time = 0; time < 3; time += 1) await expect(failing()).rejects.toThrow('broken')
  await inTurn(ana, async () => undefined)
})

test('of several who send many files each is served in turn, and who comes last waits for one of each', async () => {
  const order: number[] = []
  const send = (whose: number) => inTurn(whose, async () => void order.push(whose))
  const [first, second] = [slowly(ana), slowly(ben)]
  const waiting = [...[ana, ben, ana, ben, ana, ben].map(send), send(carla)]
  first.letGo()
  second.letGo()
  await Promise.all([first.done, second.done, ...waiting])
  expect(order[0]).toBe(carla)
  expect(order).toHaveLength(7)
})
