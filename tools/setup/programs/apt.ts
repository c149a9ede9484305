import { findProgram } from './find.ts'
import { run } from '../processes/run.js'

/** Whether this account may install Debian packages: root, on a system that has apt. */
export function mayUseApt(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/** A mirror may be slow, and a fresh machine may be updating itself. */
const patiently = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300']

/** Installs Debian packages without asking anything. False where that did not work: the caller has another way. */
export async function aptInstall(packages: string[]): Promise<boolean> {
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  console.log(`Installing ${packages.join(', ')} from the system's packages.`)
  try {
    await run('apt-get', [...patiently, 'update'], quietly)
    await run('apt-get', [...patiently, 'install', '--yes', '--no-install-recommends', ...packages], quietly)
    return true
  } catch (error) {
    console.log(`  that did not work: ${lastLine(error)}`)
    return false
  }
}

function lastLine(error: unknown): string {
  return (
    String(error instanceof Error ? error.message : error)
      .split('\n')
      .at(-1) ?? ''
  )
}
