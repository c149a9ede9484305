import { labelOfStatus, statusLabels } from '@lading/domain/transactions/labels'
import { Status, statuses } from '@lading/domain/transactions/status'
import { afterEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { authorisation, person } from '../../testing/people.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { StatusBadge } from './StatusBadge.tsx'

afterEach(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'))

const all = (audience: 'staff' | 'customer') =>
  statuses.map((status) => <StatusBadge key={status} type={1} {...{ status, audience }} />)

test('each of the 36 statuses is a word with a shape, for staff and for customers', async () => {
  for (const audience of ['staff', 'customer'] as const) {
    const screen = await show(<div>{all(audience)}</div>)
    const badges = [...screen.container.querySelectorAll('[data-status]')]
    expect(badges.map((badge) => badge.textContent)).toEqual(
      statuses.map((status) => labelOfStatus(status, audience, 1)),
    )
    expect(badges.every((badge) => badge.querySelector('svg'))).toBe(true)
    await screen.unmount()
  }
})

test('a person reads their own side’s words', async () => {
  const badge = <StatusBadge status={Status.forClientAction} type={1} />
  startSession({ user: person('customer'), authorisation })
  const own = await show(badge)
  await expect.element(own.getByText('Your action needed')).toBeVisible()
  await own.unmount()

  startSession({ user: person('staff'), authorisation })
  const theirs = await show(badge)
  await expect.element(theirs.getByText('For client action')).toBeVisible()
})

test.each(['light', 'dark'])('every tone can be read in %s colours', async (scheme) => {
  const screen = await show(<div>{all('staff')}</div>)
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  for (const [place, status] of statuses.entries()) {
    const { color, backgroundColor } = getComputedStyle(
      ensure(screen.container.querySelectorAll('[data-status]')[place]),
    )
    const contrast = contrastOf(color, backgroundColor)
    expect(contrast, `${status}, ${statusLabels[status].tone}: ${color} on ${backgroundColor}`).toBeGreaterThan(4.5)
  }
})

/** WCAG 2.2, relative luminance. */
function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
