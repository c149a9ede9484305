import { FIRST_LOOK } from '../../testing/first-look.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, Refusal } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { drawMap } from './draw-map.ts'
import MapsPage from './MapsPage.tsx'

const pinned = {
  key: 'office-1',
  kind: 'office',
  business_id: 1,
  business_name: 'Kalayaan Global Lines Inc.',
  name: '',
  address: '5/F Harbor Centre, Port Area, Manila',
  latitude: 14.587,
  longitude: 120.969,
}
const unpinned = { ...pinned, key: 'branch-2', kind: 'branch', name: 'Cebu', latitude: null, longitude: null }

beforeEach(() => {
  answer('GET /maps/offices', () => ({ data: [pinned, unpinned], total: 2, is_more: false }))
  answer('GET /maps/tiles', () => ({ tiles: null }))
})

afterEach(() => void vi.useRealTimers())

test('an office of the list is shown on the map, in words that are never read as HTML', async () => {
  answer('GET /maps/offices', () => ({ data: [{ ...pinned, address: '<b>Port</b> Area' }], total: 1, is_more: false }))
  const screen = await show(<MapsPage />)
  await screen.getByRole('button', { name: /^Kalayaan/ }).click()
  const map = screen.getByRole('region', { name: 'Map of offices and branches' })
  await expect.element(map.getByText('<b>Port</b> Area'), FIRST_LOOK).toBeVisible()
})

test('a branch that nobody pinned is in the list, and says that it is not on the map', async () => {
  const screen = await show(<MapsPage />)
  await expect.element(screen.getByText('Kalayaan Global Lines Inc., Cebu')).toBeVisible()
  await expect.element(screen.getByText('Not pinned yet: it is not on the map.')).toBeVisible()
})

test('a search says whether a maps service answered, and in words when it does not', async () => {
  const city = { kind: 'city', name: 'City of Makati', within: 'NCR, Fourth District', latitude: null, longitude: null }
  answer('GET /maps/search', () => ({ asked: 'portal', data: [city] }))
  const screen = await show(<MapsPage />)
  const box = screen.getByRole('searchbox', { name: 'Address, place or business' })
  await box.fill('makati')
  await screen.getByRole('button', { name: 'Search' }).click()
  await expect.element(screen.getByText('City of Makati')).toBeVisible()
  await expect.element(screen.getByText('No maps service is set up', { exact: false })).toBeVisible()

  answer('GET /maps/search', () => new Refusal('unavailable', 'The maps service is not responding. Try again shortly.'))
  await box.fill('cebu')
  await screen.getByRole('button', { name: 'Search' }).click()
  await expect.element(screen.getByText('The maps service is not responding.', { exact: false })).toBeVisible()
})

test('without any office the page says when there will be one', async () => {
  answer('GET /maps/offices', () => ({ data: [], total: 0, is_more: false }))
  const screen = await show(<MapsPage />)
  await expect.element(screen.getByRole('heading', { name: 'No office yet' })).toBeVisible()
})

test('of more forwarders than a map can hold, the list has those of the part in view and says how many are left out', async () => {
  const near = { ...pinned, key: 'office-3', business_name: 'Harbor View Cargo Inc.' }
  answer('GET /maps/offices', ({ path }) =>
    path.includes('south=')
      ? { data: [near], total: 1, is_more: false }
      : { data: [pinned, unpinned], total: 1000, is_more: true },
  )
  const screen = await show(<MapsPage />)
  await expect.element(screen.getByText('1 in this part of the map.', { exact: false }), FIRST_LOOK).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Harbor View/ })).toBeVisible()

  answer('GET /maps/offices', () => ({ data: [near, pinned], total: 1000, is_more: true }))
  await screen.getByRole('button', { name: /^Harbor View/ }).click()
  await expect.element(screen.getByText('2 of more than 1,000.', { exact: false })).toBeVisible()
})

test('who turns the phone and leaves at once leaves nothing behind that asks the map that is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const draw = () => {
    const box = document.body.appendChild(document.createElement('div'))
    Object.assign(box.style, { width: '390px', height: '300px' })
    const onView = vi.fn<(view: unknown) => void>()
    return { box, onView, map: drawMap(box, null, { onChoose: () => null, onView }) }
  }
  const [gone, kept] = [draw(), draw()]
  for (const { box } of [gone, kept]) box.style.width = '844px'
  window.dispatchEvent(new Event('resize'))
  await new Promise(requestAnimationFrame) // Leaflet takes note of the size in a frame, and tells of it later
  gone.map.remove()
  for (const { onView } of [gone, kept]) onView.mockClear()
  vi.runAllTimers()
  kept.map.remove()
  for (const { box } of [gone, kept]) box.remove()
  expect(kept.onView).toHaveBeenCalled() // a map that is still there is told
  expect(gone.onView).not.toHaveBeenCalled()
})
