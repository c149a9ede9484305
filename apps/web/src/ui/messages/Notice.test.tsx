import { Anchor } from '@mantine/core'
import { expect, test } from 'vitest'
import { Link } from 'react-router'
import { show } from '../../testing/show.tsx'
import { Notice } from './Notice.tsx'

test('what is followed or pressed in a notice is as legible as its words', async () => {
  const screen = await show(
    <Notice tone="client" role="status">
      <p>
        <span>Words</span> <Link to="/home">Follow</Link> <Anchor href="/home">Leave</Anchor>{' '}
        <Anchor component="button">Discard</Anchor>
      </p>
    </Notice>,
  )
  await expect.element(screen.getByText('Follow')).toBeVisible()
  const colours = ['Words', 'Follow', 'Leave', 'Discard'].map(
    (text) => getComputedStyle(screen.getByText(text).element()).color,
  )
  expect(new Set(colours).size).toBe(1)
})
