import type { Db } from '#platform/database'
import { sql } from 'kysely'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// What a portal keeps outside its database goes into it, in a schema of its own, so that one copy holds everything.

/** Puts the files of a folder, and what a test wants to find again, into the database. */
export async function packInto(db: Db, folder: string, facts: object): Promise<void> {
  await sql`create schema kept`.execute(db)
  await sql`create table kept.files (path text primary key, bytes bytea not null)`.execute(db)
  await sql`create table kept.facts (facts jsonb not null)`.execute(db)
  await sql`insert into kept.facts values (${JSON.stringify(facts)}::text::jsonb)`.execute(db)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name)
    await sql`insert into kept.files values (${path.slice(folder.length + 1)}, ${readFileSync(path)})`.execute(db)
  }
}

/** Takes them out again, into another folder; the database has no trace of them afterwards. */
export async function unpackFrom<Facts>(db: Db, folder: string): Promise<Facts> {
  const files = await sql<{ path: string; bytes: Uint8Array }>`select path, bytes from kept.files`.execute(db)
  for (const { path, bytes } of files.rows) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const { rows } = await sql<{ facts: Facts }>`select facts from kept.facts`.execute(db)
  await sql`drop schema kept cascade`.execute(db)
  return rows[0]?.facts as Facts
}
