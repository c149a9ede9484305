import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Connection } from './database.ts'

const folder = new URL('../../database/migrations/', import.meta.url)

/**
 * Applies the migrations that are not applied yet, one transaction each; several processes may try at once.
 * A file that changed after it was applied stops the start: a migration is never edited, a new one is added.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  return connection.alone('lading-migrations', async () => {
    await connection.script(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await connection.rows<{ name: string; sha256: string }>('select name, sha256 from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.sha256]))

    const done: string[] = []
    for (const name of readdirSync(folder).sort()) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      const before = applied.get(name)
      if (before === sha256) continue
      if (before) throw new Error(`The migration ${name} was changed after it had been applied.`)
      await connection.script(
        `begin;\n${text}\n;insert into migrations (name, sha256) values ('${name}', '${sha256}');\ncommit;`,
      )
      done.push(name)
    }
    return done
  })
}
