import { addDays } from '@lading/domain/dates/plain-date'
import { expect, test } from 'vitest'
import { show, TODAY } from '../../testing/show.tsx'
import { DeadlineMeter } from './DeadlineMeter.tsx'

const fromToday = (days: number) => addDays(TODAY, days)

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

test.each(['Done in 7 working days', 'Paused, with the client'])(
  'a past day is not late where the clock stands: %s',
  async (state) => {
    const due_on = fromToday(-30)
    const screen = await show(
      <DeadlineMeter due_on={due_on} used={7} limit={7} state={state} explanation="" days={[]} />,
    )
    const words = screen.getByText(state)
    await expect.element(words).toBeVisible()
    expect(words.element().closest('[data-late]')).toBeNull()
  },
)
