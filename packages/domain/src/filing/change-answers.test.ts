import { describe, expect, test } from 'vitest'
import { changeAnswers } from './change-answers.ts'

const together = [{ of: ['city', 'street', 'zip'], places: ['city'] }]
const opened = { city: 'Manila', street: 'Unit 1', zip: '1000', mailing: '' }

describe('what a change writes into the register', () => {
  test('is what its client changed, beside what another change wrote meanwhile', () => {
    const now = { ...opened, zip: '1001' }
    expect(changeAnswers({ asked: { ...opened, street: 'Unit 2' }, opened, now, together })).toEqual({
      street: 'Unit 2',
    })
  })

  test('is the newest for an answer that both changed', () => {
    const now = { ...opened, street: 'Unit 3' }
    expect(changeAnswers({ asked: { ...opened, street: 'Unit 2' }, opened, now, together })).toEqual({
      street: 'Unit 2',
    })
  })

  test('is the whole address where either of them moved to another place, and nothing beside it', () => {
    const address = { city: 'Manila', street: 'Unit 2', zip: '1000' }
    const moved_meanwhile = { ...opened, city: 'Cebu', street: 'Pier 4', zip: '6000' }
    expect(changeAnswers({ asked: { ...opened, street: 'Unit 2' }, opened, now: moved_meanwhile, together })).toEqual(
      address,
    )
    const moving = { ...opened, city: 'Davao' }
    expect(changeAnswers({ asked: moving, opened, now: { ...opened, zip: '1001' }, together })).toEqual({
      city: 'Davao',
      street: 'Unit 1',
      zip: '1000',
    })
  })

  test('leaves an address alone that moved meanwhile where its client asked something else', () => {
    const now = { ...opened, city: 'Cebu' }
    const asked = { ...opened, mailing: 'P.O. Box 7' }
    expect(changeAnswers({ asked, opened, now, together })).toEqual({ mailing: 'P.O. Box 7' })
  })

  test('is everything asked where it was not kept what the register said', () => {
    expect(changeAnswers({ asked: opened, opened: null, now: opened, together })).toEqual(opened)
  })

  test('is a list row by row, beside who another change added', () => {
    const [ana, ben, carla] = ['Ana', 'Ben', 'Carla'].map((name) => ({ key: name, name }))
    const asked = { officers: [{ key: 'Ana', name: 'Ana Reyes' }, ben] }
    const before = { officers: [ana, ben] }
    expect(changeAnswers({ asked, opened: before, now: { officers: [ana, ben, carla] } })).toEqual({
      officers: [{ key: 'Ana', name: 'Ana Reyes' }, ben, carla],
    })
  })
})
