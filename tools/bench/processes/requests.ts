import { Agent } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { ensure } from '@lading/domain/ensure'
import { factsOf, tokensOf } from '../compare.ts'
import { ask, type Question } from '../load.ts'
import { run, type Running } from '../running.ts'
import { scenarios } from '../scenarios.ts'

const CALLS = 6000
const WARM = 2000 // by each server: what it has compiled by then is no more counted than its start
const CONNECTIONS = 16
const ASKED = ['for-evaluation by due_on, first', 'menu counts', 'my applications', 'directory, first', 'verification']
const TICK = 10 // milliseconds; the kernel counts a hundred a second

/** The same calls, in turns to each portal; milliseconds of processor a call, of the portals and of PostgreSQL apart. */
export async function requests(sql: pg.Pool, portals: readonly Running[]) {
  const facts = await factsOf(sql)
  const tokens = await tokensOf(sql, ensure(portals[0]).port)
  const asked = scenarios.filter(({ name }) => ASKED.includes(name))
  const questions = asked.map((scenario) => ({ token: tokens[scenario.as], ...scenario.portal(facts) }))
  const database = await databaseProcess(sql)
  let before = 0
  const { per_second, processor } = await inTurns(portals, questions, () => (before = database()))
  return { per_second, portal: processor, database: ((database() - before) * TICK) / CALLS }
}

/** What of it the machine itself makes, where more programs share its processors: as many floors, asked what they know. */
export async function floorRequests(url: string, count: number): Promise<number> {
  const floors: Running[] = []
  try {
    // One after the other: each makes the floor's tables anew.
    while (floors.length < count) floors.push(await run('floor', url))
    const questions = ['/list?offset=0', '/directory?offset=0', '/health'].map(
      (path) => ({ method: 'GET', path }) as const,
    )
    return (await inTurns(floors, questions, () => undefined)).processor
  } finally {
    await Promise.all(floors.map((floor) => floor.stop()))
  }
}

async function inTurns(servers: readonly Running[], questions: readonly Omit<Question, 'port'>[], begin: () => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const call = async (turn: number) => {
    const question = ensure(questions[turn % questions.length])
    const { port } = ensure(servers[Math.floor(turn / questions.length) % servers.length])
    const { status } = await ask({ port, ...question }, agent)
    if (status !== 200) throw new Error(`${question.path}: ${status}`)
  }
  await atOnce(WARM * servers.length, call)
  begin()
  const [before, started] = [spent(servers), performance.now()]
  await atOnce(CALLS, call)
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return { per_second: CALLS / seconds, processor: ((spent(servers) - before) * 1000) / CALLS }
}

async function atOnce(calls: number, call: (turn: number) => Promise<void>): Promise<void> {
  let turn = 0
  const worker = async () => {
    while (turn < calls) await call(turn++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

const spent = (servers: readonly Running[]) => servers.reduce((sum, server) => sum + server.processorSeconds(), 0)

/** Ticks that PostgreSQL's processes have used: those that are, and those that have ended. */
async function databaseProcess(sql: pg.Pool): Promise<() => number> {
  const { rows } = await sql.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const main = ensure(readFileSync(join(ensure(rows[0]).folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  return () => {
    let ticks = 0
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const [parent, used, ended] = accountOf(pid)
      if (pid === main) ticks += used + ended
      else if (parent === main) ticks += used
    }
    return ticks
  }
}

/** A process's parent, its own ticks and those of its children that have ended; it may have ended itself. */
function accountOf(pid: string): [parent: string, used: number, ended: number] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return [String(fields[1]), Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])]
  } catch {
    return ['', 0, 0]
  }
}
