import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SidewaysScroll } from './SidewaysScroll.tsx'
import './server-table.css'

test('a table wider than its place is moved sideways by the keyboard; one that fits is no stop on the way', async () => {
  const screen = await show(
    <>
      {['2000px', '20px'].map((width) => (
        <SidewaysScroll key={width}>
          <table aria-label={width} style={{ width }}>
            <caption>A table</caption>
          </table>
        </SidewaysScroll>
      ))}
    </>,
  )
  const tabIndexAround = (name: string) => screen.getByRole('table', { name }).element().parentElement?.tabIndex
  await expect.poll(() => tabIndexAround('2000px')).toBe(0)
  expect(tabIndexAround('20px')).toBe(-1)
})
