import { manilaDay } from '@lading/domain/dates/manila'
import { addDays } from '@lading/domain/dates/plain-date'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { DeadlineMeter } from './DeadlineMeter.tsx'

const fromToday = (days: number) => addDays(manilaDay(new Date()), days)

test.each([
  ['three working days away', 4, 4, '3 working days left'],
  ['today', 0, 7, 'Last day'],
  ['past, and no working day has been since', -2, 7, 'Past due'],
  ['past by a working day', -3, 8, '1 working day late'],
])('a day that is %s says so', async (_when, days, used, words) => {
  const due_on = fromToday(days)
  const screen = await show(<DeadlineMeter due_on={due_on} used={used} limit={7} explanation="" days={[]} />)
  await expect.element(screen.getByText(words)).toBeVisible()
})
