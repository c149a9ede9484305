import './untraced.ts' // first: React asks for it when it comes
import '../styles/all.css'
import '../styles/mantine-app.css'
import { notifications } from '@mantine/notifications'
import { clear } from 'idb-keyval'
import { beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerNothing } from './server.ts'

/** The window that every test begins with, as `vitest.config.ts` has it. */
const [WIDTH, HEIGHT] = [1280, 800]

beforeEach(async () => {
  vi.restoreAllMocks() // all files share one page
  await cleanup() // first: what leaves the screen after its session keeps what was typed
  localStorage.clear()
  sessionStorage.clear()
  await clear() // an answer that was not saved would be sent by the next test at that draft
  notifications.clean()
  answerNothing()
  if (window.innerWidth !== WIDTH || window.innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT)
})
