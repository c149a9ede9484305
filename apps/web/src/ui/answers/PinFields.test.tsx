import { officeFields } from '@lading/contract/forms/business-fields'
import { Button } from '@mantine/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FIRST_LOOK } from '../../testing/first-look.ts'
import { z } from 'zod'
import { painted } from '../../testing/read-again.ts'
import { answer, asked } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { Form, useSchemaForm } from '../forms/Form.tsx'
import { FieldList } from './FieldList.tsx'
import { ScopeOfForm, useFormScope } from './form-scope.ts'

const Answers = z.object({ latitude: z.string(), longitude: z.string() })
const manila = { latitude: '14.5995', longitude: '120.9842' }
const onSave = vi.fn<(answers: object) => void>()
const makati = { city_code: '1380300000', city_name: 'City of Makati' }
beforeEach(() => {
  answer('GET /maps/tiles', () => ({ tiles: null }))
  answer('GET /maps/city', () => ({ place: null }))
})

function Place({ answers, isOpen = true }: { answers: object; isOpen?: boolean }) {
  const form = useSchemaForm(Answers, { latitude: '', longitude: '', ...answers })
  const { latitude, longitude } = officeFields
  return (
    <ScopeOfForm value={{ ...useFormScope(), isOpen: () => isOpen }}>
      <Form form={form} onSubmit={onSave}>
        <div className="fields">
          <FieldList fields={{ latitude, longitude }} />
        </div>
        <Button type="submit">Save</Button>
      </Form>
    </ScopeOfForm>
  )
}

async function pin(answers: object = {}) {
  const screen = await show(<Place answers={answers} />)
  const map = screen.getByRole('region', { name: 'Map with the pin of the address' })
  const marker = screen.getByRole('application', { name: /^Pin of the address/ })
  const save = async () => {
    await screen.getByRole('button', { name: 'Save' }).click()
    return onSave.mock.lastCall?.[0] as typeof manila
  }
  return { screen, map, marker, save }
}

test('a click on the map pins the address, and both degrees are filled in', async () => {
  const { screen, map, marker, save } = await pin()
  await expect.element(screen.getByText(/^No pin yet\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Zoom in' }), FIRST_LOOK).toBeVisible()
  await map.click()
  await expect.element(marker).toBeVisible()
  const { latitude, longitude } = await save()
  // The middle of the country, and so of the map.
  expect(Number(latitude)).toBeCloseTo(12.9, 0)
  expect(Number(longitude)).toBeCloseTo(121.8, 0)
  // It lies between the islands, and the person is told so.
  const told = `Pin at ${latitude}° N, ${longitude}° E. This is not on land in the Philippines:`
  await expect.element(screen.getByText(told, { exact: false })).toBeVisible()
})

test('the arrow keys move the pin, a little less with Shift', async () => {
  const { marker, save } = await pin(manila)
  await expect.element(marker, FIRST_LOOK).toHaveAccessibleName(/14\.5995° N, 120\.9842° E/)
  marker.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  const north = Number((await save()).latitude)
  expect(north).toBeGreaterThan(14.5995)
  marker.element().focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowRight}')
  const moved = await save()
  expect(Number(moved.latitude)).toBeGreaterThan(north)
  expect(Number(moved.latitude) - north).toBeLessThan(north - 14.5995)
  expect(Number(moved.longitude)).toBeGreaterThan(120.9842)
})

test('degrees that are typed put the pin there; degrees that are none leave the map without one', async () => {
  const { screen, marker } = await pin(manila)
  await screen.getByRole('textbox', { name: 'Latitude' }).fill('10.3157')
  await expect.element(marker).toHaveAccessibleName(/10\.3157° N/)
  await screen.getByRole('textbox', { name: 'Latitude' }).fill('north')
  await expect.element(marker).not.toBeInTheDocument()
})

test('without a mouse the pin is placed on land by a button, moved by keys, and taken away again', async () => {
  const { screen, marker, save } = await pin()
  const button = screen.getByRole('button', { name: 'Place pin' })
  await expect.element(button, FIRST_LOOK).toBeEnabled()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(marker).toHaveFocus()
  await expect.element(screen.getByText('not on land', { exact: false })).not.toBeInTheDocument()
  const toMove = screen.getByText('Move it to the office', { exact: false })
  await expect.element(toMove).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(toMove).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Remove pin' }).click()
  expect(await save()).toMatchObject({ latitude: '', longitude: '' })
})

test('the map begins at the city of the address, and the pin is placed there', async () => {
  const at = { level: 'city', name: 'City of Makati', latitude: 14.5547, longitude: 121.0244 }
  answer('GET /maps/city', () => ({ place: at }))
  const { screen, save } = await pin(makati)
  await expect.element(screen.getByText('No pin yet. The map shows City of Makati.')).toBeVisible()
  await screen.getByRole('button', { name: 'Place pin' }).click()
  const { latitude, longitude } = await save()
  expect(Number(latitude)).toBeCloseTo(at.latitude, 1)
  expect(Number(longitude)).toBeCloseTo(at.longitude, 1)
})

test('a city of which nothing is known is said, and what the pin fills in', async () => {
  const { screen } = await pin(makati)
  await expect.element(screen.getByText(/The position of City of Makati is not on record/)).toBeVisible()
  await expect.element(screen.getByText(/The pin sets latitude and longitude only/)).toBeVisible()
})

test('where the answer is closed the pin is only looked at', async () => {
  const screen = await show(<Place answers={manila} isOpen={false} />)
  await expect.element(screen.getByRole('img', { name: 'Pin of the address, 14.5995° N, 120.9842° E.' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove pin' })).not.toBeInTheDocument()
})

/** The map under much else, as at the end of a long form. */
async function showBelow() {
  await show(
    <>
      <div style={{ height: 5000 }} />
      <Place answers={manila} />
    </>,
  )
  const map = page.getByRole('region', { name: 'Map with the pin of the address' }).element()
  return { map, paths: () => asked.map(({ path }) => path) }
}

test('the map is asked for once it is nearly in sight, not with the page', async () => {
  const { map, paths } = await showBelow()
  await painted() // the page has said what is in sight
  expect(paths()).not.toContain('/maps/tiles')
  map.scrollIntoView()
  await expect.poll(paths).toContain('/maps/tiles')
})

test('a map that is scrolled to while the page has other work is asked for all the same', async () => {
  const { map, paths } = await showBelow()
  let frames = 0
  const draw = () => {
    frames += 1
    if (frames === 3) map.scrollIntoView()
    if (frames < 6) requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
  // Work that goes first: the page is told at once that the map was out of sight, and that it is in sight.
  while (frames < 6) await scheduler.postTask(workAWhile, { priority: 'user-blocking' })
  await expect.poll(paths).toContain('/maps/tiles')
})

function workAWhile() {
  const until = performance.now() + 8
  while (performance.now() < until);
}
