import type { Client } from '@lading/server/testing/client'
import { remoteClient } from '@lading/server/testing/remote-client'
import type pg from 'pg'
import { DEMO_PASSWORD } from '../../../apps/server/src/seed/demo/people/people.ts'
import { ask } from '../load.ts'

/** The desks of the sea, where the demonstration has a transaction at every status. */
export const desks = 'router evaluator evaluator2 reviewer recommender approver cashier cashier2 releasing legal'
  .split(' ')
  .map((desk) => `${desk}.sea@lading.example`)

/** A transaction of the demonstration. */
export interface Subject {
  readonly id: number
  readonly status: number
  readonly type: number
  /** Who filed it. */
  readonly author: string
  /** On whose desk it lies. */
  readonly desk: string | null
  /** Of its order of payment. */
  readonly amount: string | null
  /** To whom it may be given. */
  readonly evaluator: number
}

/** A person of the demonstration who is signed in, by address. */
export type People = (email: string) => Promise<Client>

/** Signs in whom it is asked for, once. */
export function peopleAt(port: number): People {
  const known = new Map<string, Promise<Client>>()
  const signIn = async (email: string) => {
    const path = desks.includes(email) ? '/api/admin-login' : '/api/login'
    const { text } = await ask({ port, method: 'POST', path, body: { email, password: DEMO_PASSWORD } })
    const { authorisation } = JSON.parse(text()) as { authorisation?: { token: string } }
    if (!authorisation) throw new Error(`${email} does not sign in: ${text()}`)
    return remoteClient({ url: `http://127.0.0.1:${port}` }, { user_id: 0, token: authorisation.token })
  }
  return (email) => {
    const person = known.get(email) ?? signIn(email)
    known.set(email, person)
    return person
  }
}

/** An application and a request of the demonstration at each status they have; who filed them can sign in from here on. */
export async function subjectsOf(sql: pg.Pool): Promise<Subject[]> {
  const { rows } = await sql.query<Subject>(`
    select distinct on (t.status, t.type) t.id, t.status, t.type, author.email as author, desk.email as desk,
      (select total_amount_due from invoices i where i.transaction_id = t.id order by i.id desc limit 1) as amount,
      (select id from users where email = 'evaluator2.sea@lading.example') as evaluator
    from transactions t join users author on author.id = t.author_id left join users desk on desk.id = t.processor_id
    where t.agency = 'dti' and t.type in (1, 16) and t.slug not like 'bench-%' and author.audience = 'customer'
    order by t.status, t.type, t.id`)
  await sql.query(
    `update users set password_hash = (select password_hash from users where email = 'customer@lading.example')
     where email = any($1)`,
    [rows.map(({ author }) => author)],
  )
  return rows
}
