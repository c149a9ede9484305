import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** Files of the screens that read the clock of the device, and what is truly its own there. */
const OWN = {
  'apps/web/src/lib/today.ts': 'the way to the day of the portal; the device stands in where that does not come',
  'apps/web/src/lib/session/stored-session.ts': 'how long the token still holds, counted from its arrival',
  'apps/web/src/lib/session/held-token.ts': 'how long ago the token came',
  'apps/web/src/app/layouts/SessionWatch.tsx': 'how long until the session ends',
  'apps/web/src/features/workflow/acts/lease.ts': 'how long ago the lock was renewed, and the minutes until it ends',
  'apps/web/src/features/queues/StaffDashboardPage.tsx': 'morning or evening, for the greeting alone',
  'apps/web/src/features/directory/verification.ts': 'when a certificate was checked, also without a network',
} as const

/** `new Date()` with an instant in it reads no clock. */
const readsClock = (text: string) => /\bnew Date\(\)|\bDate\.now\b|\bDate\(\)|\bTemporal\.Now\b/.test(text)

const found = repositoryFiles().filter(
  (path) => path.startsWith('apps/web/src/') && isSource(path) && readsClock(textOf(path)),
)

test('no screen takes today from the device: the portal says it, through `useToday`', () => {
  expect(found.filter((path) => !Object.hasOwn(OWN, path))).toEqual([])
})

test('each exception still reads the clock', () => {
  expect(Object.keys(OWN).filter((path) => !found.includes(path))).toEqual([])
})

test('a planted clock is found', () => {
  expect(readsClock('const today = manilaDay(new Date())')).toBe(true)
  expect(readsClock('isPast(day, now = Date.now())')).toBe(true)
  expect(readsClock('dayText(manilaDay(new Date(filed_at)))')).toBe(false)
})
