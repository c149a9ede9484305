import type pg from 'pg'
import { ensure } from '@lading/domain/ensure'
import { ask } from '../load.ts'
import type { Running } from '../running.ts'

const TURNS = 20

/** A certificate is suspended and restored: does every portal say so to the next request? */
export async function standings(sql: pg.Pool, portals: readonly Running[]): Promise<string> {
  const { rows } = await sql.query<{ id: number; slug: string }>(
    `select d.id, d.slug from issued_documents d join accreditations a on a.id = d.accreditation_id
     where a.status = 22 and d.standing = 'issued' and d.status_index is not null
       and current_date between a.first_day and a.expiry_date order by d.id limit 1`,
  )
  const { id, slug } = ensure(rows[0])
  let late = 0
  let longest = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    const standing = turn % 2 ? 'issued' : 'suspended'
    await sql.query('update issued_documents set standing = $1 where id = $2', [standing, id])
    const started = performance.now()
    const pages = await Promise.all(portals.map(({ port }) => said(port, `/api/verify/${slug}`)))
    const lists = await Promise.all(portals.map(({ port }) => said(port, '/api/verify/keys')))
    longest = Math.max(longest, performance.now() - started)
    const isTold = pages.every((page) => page.standing === (turn % 2 ? 'current' : 'being-corrected'))
    if (!isTold || new Set(lists.map(({ status_list }) => status_list?.encoded_list)).size !== 1) late += 1
  }
  return `\nA changed standing was told late in ${late} of ${TURNS} turns; page and signed list of all took ${longest.toFixed(0)} ms at most.`
}

interface Said {
  readonly standing?: string
  readonly status_list?: { readonly encoded_list: string }
}

async function said(port: number, path: string): Promise<Said> {
  return JSON.parse((await ask({ port, method: 'GET', path })).text()) as Said
}
