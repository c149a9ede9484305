import 'virtual:theme.css'
import '../styles/all.css'
import '../styles/mantine-app.css'
import { notifications } from '@mantine/notifications'
import { beforeEach } from 'vitest'
import { answerNothing } from './server.ts'

beforeEach(() => {
  localStorage.clear()
  notifications.clean()
  answerNothing()
})
