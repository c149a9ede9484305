import { expect, test } from 'vitest'
import { afterApproval, afterIssue, afterRelease } from './after-decision.ts'

const application = { type: 1, delivery: 'electronic', makesDocument: true } as const

test('a client who is approved learns how the certificate comes, or that nothing more is to be done', () => {
  expect(afterApproval(application)).toBe(
    'The certificate is now being prepared. You receive an e-mail when you can download it.',
  )
  expect(afterApproval({ ...application, delivery: 'pickup' })).toContain('the place, the hours and what to bring')
  expect(afterApproval({ type: 5, delivery: 'electronic', makesDocument: false })).toContain(
    'No action is needed from you.',
  )
})

test('a client whose document is issued can download it, whatever the way it is handed over', () => {
  for (const delivery of ['electronic', 'pickup'])
    expect(afterIssue({ type: 16, delivery, makesDocument: true })).toMatch(/^You can download the document now/)
})

test('a client learns at the end what holds; no download is promised where nothing is issued', () => {
  expect(afterRelease(application)).toEqual([
    'The accreditation is in force.',
    'The certificate remains yours to download, on the page of this application.',
  ])
  expect(afterRelease({ ...application, holds: 'This accreditation begins on 1 Apr 2027.' })[0]).toBe(
    'This accreditation begins on 1 Apr 2027.',
  )
  expect(afterRelease({ type: 6, delivery: 'electronic', makesDocument: false })).toEqual([
    'The change is in the register.',
  ])
})
