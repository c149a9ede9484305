import { spawn, execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { findPostgres } from '../programs/postgres.ts'
import { atOwnEnd } from './at-own-end.ts'
import { freePort } from './free-port.ts'
import { clearLeftoverClusters, CLUSTER_PREFIX, OWNER_FILE } from './leftover-clusters.ts'

export interface Postgres {
  /** Of a superuser, in the database `postgres`; make databases of your own. */
  readonly url: string
  /** The same by a socket in its folder, where an answer takes a third less time than by the network. */
  readonly socketUrl: string
  stop(): Promise<void>
}

/** Nothing survives these clusters, so nothing needs to reach the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '300', // three files of tests at once, some with several portals, one with 58 connections of its own
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '256MB',
}

/** A private PostgreSQL: the server of DATABASE_URL_TEST, else a new cluster in a place that is gone after `stop`. */
export async function startPostgres(place = tmpdir()): Promise<Postgres> {
  const given = process.env.DATABASE_URL_TEST
  if (given) return { url: given, socketUrl: given, stop: async () => {} }

  const cluster = await ownCluster(place)
  return { url: cluster.url, socketUrl: cluster.socketUrl, stop: cluster.remove }
}

/** A cluster of one test's own, which it may stop and start again. */
export interface Cluster {
  readonly url: string
  readonly socketUrl: string
  /** `fast` undoes what is under way; `immediate` is a crash, from which the next start recovers. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/** A new cluster, started. */
export async function ownCluster(place = tmpdir()): Promise<Cluster> {
  await clearLeftoverClusters()
  const programs = findPostgres()
  if (!programs) throw new Error('No PostgreSQL 15 or later was found. `npm test` installs one.')
  const folder = mkdtempSync(join(place, CLUSTER_PREFIX))
  writeFileSync(join(folder, OWNER_FILE), String(process.pid))
  const password = makeCluster(programs, folder)
  const port = await freePort()
  let server = await startServer(programs, folder, port)
  const callOff = atOwnEnd(() => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  const url = `postgres://lading:${password}@127.0.0.1:${port}/postgres`
  return {
    url,
    socketUrl: `${url}?host=${encodeURIComponent(folder)}`,
    stop: (how) => ended(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    start: async () => void (server = await startServer(programs, folder, port)),
    async remove() {
      callOff()
      await ended(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes the files of a cluster and returns the password of its superuser `lading`. */
function makeCluster(programs: string, folder: string): string {
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  const account = serverAccount()
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)
  const words = ['-D', join(folder, 'data'), '-U', 'lading', '--pwfile', passwordFile, '--auth', 'scram-sha-256']
  execFileSync(join(programs, 'initdb'), [...words, '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'], {
    cwd: folder,
    stdio: 'pipe',
    ...account,
  })
  return password
}

/** Starts the server and waits until it says that it accepts connections. Throws with its last words. */
async function startServer(programs: string, folder: string, port: number): Promise<ChildProcess> {
  const all = { ...SETTINGS, unix_socket_directories: folder }
  const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), '-p', String(port), ...settings], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // Ctrl-C is for the tests; they stop the server when they have finished with it
    env: { ...process.env, LC_MESSAGES: 'C' },
    ...serverAccount(),
  })
  const said: string[] = []
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start.\n${said.slice(-5).join('\n')}`)))
    createInterface(server.stderr).on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept connections')) resolve(server)
    })
  })
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}

/** PostgreSQL refuses to run as root: then it runs as its own account, or as nobody. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line =
    accounts.find((text) => text.startsWith('postgres:')) ?? accounts.find((text) => text.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
