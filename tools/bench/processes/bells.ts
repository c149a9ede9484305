import { get } from 'node:http'
import type pg from 'pg'
import { ensure } from '@lading/domain/ensure'
import { deskTokens } from '../claims.ts'
import { at } from '../load.ts'
import type { Running } from '../running.ts'

const ROUNDS = 20
const PATIENCE = 3000 // milliseconds

/** Sixteen officers, each at one of the portals, are told things, all at once, round after round: who does not hear of it? */
export async function bells(sql: pg.Pool, portals: readonly Running[]) {
  const officers = await deskTokens(sql, ensure(portals[0]).port)
  const pages = await Promise.all(
    officers.map((officer, place) => openPage(ensure(portals[place % portals.length]).port, officer)),
  )
  const times: number[] = []
  let rung = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = pages.map((page) => page.next())
    const started = performance.now()
    await sql.query(
      `insert into notifications (user_id, subject, message, link, created_at)
       select id, 'A step', 'It went on.', '/', now() from unnest($1::int[]) id`,
      [pages.map(({ user_id }) => user_id)],
    )
    for (const isHeard of await Promise.all(heard)) {
      rung += 1
      if (isHeard) times.push(isHeard - started)
    }
  }
  for (const page of pages) page.close()
  times.sort((one, other) => one - other)
  return { rung, lost: rung - times.length, p50: at(times, 0.5) }
}

interface Officer {
  readonly token: string
  readonly user_id: number
}

/** An open page of somebody; `next` gives when it heard of something, or undefined where it did not. */
function openPage(port: number, { token, user_id }: Officer) {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  return new Promise<{ user_id: number; next: () => Promise<number | undefined>; close: () => void }>(
    (ready, failed) => {
      let hear: (at: number | undefined) => void = () => undefined
      const call = get({ host: '127.0.0.1', port, path: '/api/notifications/stream', headers }, (reply) => {
        reply.on('data', (piece: Buffer) => {
          if (piece.includes('event:')) hear(performance.now())
        })
        const next = () =>
          new Promise<number | undefined>((heard) => {
            hear = heard
            setTimeout(() => heard(undefined), PATIENCE)
          })
        void next().then(() => ready({ user_id, next, close: () => call.destroy() })) // it greets, or waits in silence
      })
      call.on('error', failed)
    },
  )
}
