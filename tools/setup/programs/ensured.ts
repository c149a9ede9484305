import { aptInstall, mayUseApt } from './apt.ts'
import { findProgram } from './find.ts'

/** Programs by name: the Debian package of each, and how it says its version. */
export type Programs = Readonly<Record<string, readonly [of: string, ask: string]>>

/** Makes sure of programs that the proof alone needs. Throws with the names of those that are missing. */
export async function ensurePrograms(programs: Programs, needs: string): Promise<void> {
  const missing = () => Object.entries(programs).filter(([name, [, ask]]) => !findProgram([name], ask))
  if (missing().length > 0 && mayUseApt()) await aptInstall(missing().map(([, [of]]) => of))
  const names = missing().map(([name]) => name)
  if (names.length > 0) throw new Error(`${needs} needs ${names.join(', ')} on the path.`)
}
