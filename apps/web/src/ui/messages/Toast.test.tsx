import { notificationsStore } from '@mantine/notifications'
import { endpoint } from '@lading/contract/calls/endpoint'
import { Button } from '@mantine/core'
import { describe, expect, test } from 'vitest'
import { useState } from 'react'
import { page, type Locator } from 'vitest/browser'
import { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import { useAct } from '#lib/act.ts'
import { answer, Refusal } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { toast } from '#lib/toast.ts'
import { Dialog, DialogFoot } from '../forms/dialogs/Dialog.tsx'
import { Foot } from '../layout/Foot.tsx'

const said = () => {
  const { notifications, queue } = notificationsStore.getState()
  return [...notifications, ...queue].map(({ autoClose, position, color }) => ({ autoClose, position, color }))
}

describe('a toast (specification, sections 5 and 9)', () => {
  test('stays 5000 ms at the top right when nothing else is said', () => {
    toast('Saved.')
    expect(said()).toMatchObject([{ autoClose: 5000, position: 'top-right' }])
  })

  test('stays at least 0 ms', () => {
    toast('At once.', { time: 0 })
    toast('Not less.', { time: -1 })
    expect(said().map(({ autoClose }) => autoClose)).toEqual([0, 0])
  })

  test('is one of default, info, primary, danger, warning and success, and each is drawn apart by what it means', () => {
    const kinds = ['default', 'info', 'primary', 'danger', 'warning', 'success'] as const
    for (const kind of kinds) toast('A sentence.', { kind })
    expect(said().map(({ color }) => color)).toEqual(['gray', 'pacific', 'pacific', 'stamp', 'brass', 'leaf'])
  })

  test('of danger interrupts readers, the others wait', async () => {
    const screen = await show(null)
    toast.error('It cannot be saved.')
    toast.success('It is saved.')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('It cannot be saved.')
    await expect.element(screen.getByRole('status')).toHaveTextContent('It is saved.')
  })
})

test('in the window of a phone toasts stand at the bottom, and leave the heading in sight', async () => {
  await page.viewport(390, 844)
  const screen = await show(<h1>My businesses</h1>)
  for (const saved of ['One is saved.', 'Two are saved.', 'Three are saved.']) toast.success(saved)
  const last = screen.getByText('Three are saved.')
  await expect.element(last).toBeVisible()
  for (const said of ['One is saved.', 'Three are saved.'])
    expect(screen.getByText(said).element().getBoundingClientRect().top).toBeGreaterThan(422)
})

function LongPage() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ paddingTop: 1200, paddingBottom: 700 }}>
      <Foot>
        <Button onClick={() => setOpen(true)}>Save and continue</Button>
      </Foot>
      {isOpen && (
        <Dialog title="Submit it?" onClose={() => setOpen(false)}>
          <DialogFoot>
            <Button>Submit</Button>
          </DialogFoot>
        </Dialog>
      )}
    </div>
  )
}

test('on a phone a toast never lies over the buttons of a foot, however the page is scrolled', async () => {
  await page.viewport(390, 844)
  toast.success('The draft is saved.', { time: 60_000 }) // said before the place for it is there
  const screen = await show(<LongPage />)
  await expect.element(screen.getByText('The draft is saved.')).toBeVisible()
  const bandOf = (one: Element) => one.getBoundingClientRect()
  const region = () => bandOf(ensure(screen.getByRole('status').element().closest('.mantine-Notifications-root')))
  const isClearOf = (button: Locator) => expect.poll(() => areApart(region(), bandOf(button.element()))).toBe(true)
  const save = screen.getByRole('button', { name: 'Save and continue' })
  for (const top of [20, 430, 600, 800]) {
    window.scrollBy(0, bandOf(save.element()).top - top)
    await isClearOf(save)
  }
  await save.click()
  await isClearOf(screen.getByRole('button', { name: 'Submit' }))
})

const areApart = (one: DOMRect, other: DOMRect) => one.bottom <= other.top || one.top >= other.bottom

const close = endpoint({
  method: 'PUT',
  path: '/things',
  summary: 'Closes a thing',
  access: 'signed-in',
  reply: z.object({}),
})

function Closing() {
  const act = useAct(close)
  return <Button onClick={() => act.mutate({})}>Close it</Button>
}

test('9: a refusal told by the HTTP client stays 3000 ms at the top centre', async () => {
  answer('PUT /things', () => new Refusal('refused', 'It was closed already.'))
  const screen = await show(<Closing />)
  await screen.getByRole('button', { name: 'Close it' }).click()
  await expect.element(screen.getByText('It was closed already.')).toBeVisible()
  expect(said()).toMatchObject([{ autoClose: 3000, position: 'top-center' }])
})
