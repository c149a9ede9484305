import './untraced.ts' // first: React asks for it when it comes
import '../styles/all.css'
import '../styles/mantine-app.css'
import { notifications } from '@mantine/notifications'
import { clear } from 'idb-keyval'
import { beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { answerNothing } from './server.ts'

beforeEach(async () => {
  vi.restoreAllMocks() // all files share one page
  await cleanup() // first: what leaves the screen after its session keeps what was typed
  localStorage.clear()
  sessionStorage.clear()
  await clear() // an answer that was not saved would be sent by the next test at that draft
  notifications.clean()
  answerNothing()
})
