import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ProgressBar } from './ProgressBar.tsx'

test.each([
  [0, 0],
  [40, 40],
  [100, 100],
  [-5, 0],
  [130, 100],
  [Number.NaN, 0],
])('5: a progress value is between 0 and 100: %d is drawn as %d', async (value, shown) => {
  const screen = await show(<ProgressBar value={value} label="Sending" />)
  await expect.element(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('value', String(shown))
})

test('9: a progress bar is 3 pixels high unless it is told otherwise', async () => {
  const screen = await show(
    <>
      <ProgressBar value={10} label="Usual" />
      <ProgressBar value={10} label="Thick" height={8} />
    </>,
  )
  const heightOf = (name: string) => screen.getByRole('progressbar', { name }).element().getBoundingClientRect().height
  expect([heightOf('Usual'), heightOf('Thick')]).toEqual([3, 8])
})
