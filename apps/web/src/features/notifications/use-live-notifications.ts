import { listNotifications, streamNotifications } from '@lading/contract/notifications'
import { queueCounts } from '@lading/contract/queues'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#lib/session.ts'
import { followStream } from './follow-stream.ts'

const TOLD = 'lading-notifications'
const FIRST_AGAIN = 2000 // milliseconds
const LAST_AGAIN = 60_000

/**
 * Reads the bell and the counts of the menu again whenever the portal says so, in every window. One window of a browser holds the stream and tells
 * the others: a browser opens few connections to one place, and each window holding one would leave none for the work.
 * Gives whether the stream stands; where it does not, the bell is to be looked at from time to time.
 */
export function useLiveNotifications(): boolean {
  const queries = useQueryClient()
  const { token } = useSession()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    const readAgain = () => {
      for (const { path } of [listNotifications, queueCounts]) void queries.invalidateQueries({ queryKey: [path] })
    }
    const windows = new BroadcastChannel(TOLD)
    windows.addEventListener('message', ({ data }: MessageEvent<boolean>) => {
      setIsLive(data)
      readAgain()
    })
    const say = (stands: boolean) => {
      setIsLive(stands)
      windows.postMessage(stands)
    }
    const hold = async () => {
      for (let pause = FIRST_AGAIN; !leaving.signal.aborted; pause = Math.min(pause * 2, LAST_AGAIN)) {
        const heard = () => {
          pause = FIRST_AGAIN
          say(true)
          readAgain()
        }
        const { is_over } = await followStream(streamNotifications.path, token, heard, leaving.signal)
        if (leaving.signal.aborted) return
        say(false)
        if (is_over) return readAgain() // whose refusal ends the session here too
        await wait(pause, leaving.signal)
      }
    }
    navigator.locks.request(TOLD, { signal: leaving.signal }, hold).catch(() => undefined) // left while another held it
    return () => {
      leaving.abort()
      windows.close()
    }
  }, [token, queries])
  return isLive
}

function wait(time: number, leaving: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, time)
    leaving.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
