import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'

function Page() {
  const [isTyped, setTyped] = useState(false)
  return (
    <>
      <LeaveGuard when={() => isTyped} />
      <button onClick={() => setTimeout(() => setTyped(true))}>Type</button>
      {isTyped && 'Not saved yet.'}
    </>
  )
}

test('a person who leaves in the moment in which their work is said to be unsaved is asked', async () => {
  startSession({ user: person('customer'), authorisation })
  const screen = await show(<Page />)
  const watch = new MutationObserver(() => {
    if (!document.body.textContent.includes('Not saved yet.')) return
    watch.disconnect()
    void screen.router.navigate('/elsewhere')
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => watch.disconnect())
  await screen.getByRole('button', { name: 'Type' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
})
