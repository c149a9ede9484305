import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { clusterPlaces } from './cluster-places.ts'

export const CLUSTER_PREFIX = 'lading-postgres-'
/** Holds the process id of the run that made the cluster. */
export const OWNER_FILE = 'owner'

/** Ends and removes the clusters of runs that were killed before they could do it themselves. */
export async function clearLeftoverClusters(): Promise<void> {
  for (const folder of globSync(clusterPlaces().map((place) => join(place, `${CLUSTER_PREFIX}*`)))) {
    const owner = numberIn(join(folder, OWNER_FILE))
    if (owner === undefined || isAlive(owner)) continue
    await endServerOf(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The process id in `postmaster.pid` may be another program's by now: ask what it runs before ending it. */
async function endServerOf(folder: string): Promise<void> {
  const server = numberIn(join(folder, 'data/postmaster.pid'))
  if (server === undefined || !commandOf(server).includes(folder)) return
  process.kill(server, 'SIGQUIT')
  while (commandOf(server).includes(folder)) await setTimeout(50)
}

/** Empty where there is no such process, or no way to ask. */
function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function numberIn(file: string): number | undefined {
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
