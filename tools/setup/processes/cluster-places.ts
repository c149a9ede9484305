import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux keeps this folder in memory. In a container it is often too small for a run of tests. */
const MEMORY = '/dev/shm'
const ENOUGH = 8 * 1024 ** 3

/** Where clusters of tests and benchmarks may be. */
export const clusterPlaces = (): string[] => [tmpdir(), ...(existsSync(MEMORY) ? [MEMORY] : [])]

/** For a cluster of tests: in memory where there is room, since each copy of its database would be written to the disk. */
export const placeOfTests = (): string => (hasRoom() ? MEMORY : tmpdir())

/** How much may lie there is often more than the memory that is free. */
function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ENOUGH
  } catch {
    return false // there is none, or not for us
  }
}
