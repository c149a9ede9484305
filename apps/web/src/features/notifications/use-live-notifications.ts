import { listNotifications, streamNotifications } from '@lading/contract/notifications'
import { queueCounts } from '@lading/contract/queues'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#lib/session.ts'
import { followStream } from './follow-stream.ts'

const TOLD = 'lading-notifications'
const FIRST_AGAIN = 2000 // milliseconds
const LAST_AGAIN = 60_000
const LATEST = 1500 // milliseconds; a stream that a proxy holds back keeps nobody waiting for the first reading

interface Live {
  /** Whether the stream stands; where it does not, the bell is to be looked at from time to time. */
  readonly isLive: boolean
  /** Whether the bell may be read: what is told before the stream stands is in a reading that begins after. */
  readonly mayRead: boolean
}

/**
 * Reads the bell and the counts of the menu again whenever the portal says so, in every window. One window of a browser holds the stream and tells
 * the others: a browser opens few connections to one place, and each window holding one would leave none for the work.
 */
export function useLiveNotifications(): Live {
  const queries = useQueryClient()
  const { token } = useSession()
  const [isLive, setIsLive] = useState(false)
  const [mayRead, setMayRead] = useState(false)

  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    const begin = () => setMayRead(true)
    const latest = setTimeout(begin, LATEST)
    const readAgain = () => {
      for (const { path } of [listNotifications, queueCounts]) void queries.invalidateQueries({ queryKey: [path] })
    }
    const windows = new BroadcastChannel(TOLD)
    windows.addEventListener('message', ({ data }: MessageEvent<boolean>) => {
      setIsLive(data)
      begin()
      readAgain()
    })
    const say = (stands: boolean) => {
      setIsLive(stands)
      begin()
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
    const follow = async () => {
      const isElsewhere = await navigator.locks.request(TOLD, { ifAvailable: true }, async (lock) => {
        if (lock) await hold()
        return lock === null
      })
      if (!isElsewhere) return
      begin() // the channel stands: what the other window is told from now on is heard here
      await navigator.locks.request(TOLD, { signal: leaving.signal }, hold)
    }
    follow().catch(() => undefined) // left while another held it
    return () => {
      clearTimeout(latest)
      leaving.abort()
      windows.close()
    }
  }, [token, queries])
  return { isLive, mayRead }
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
