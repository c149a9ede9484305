import { WrongSetting } from '#platform/config'
import { FolderHeld } from '#platform/data-folder'
import { silent } from '#platform/postgres/silent'

const REFUSING = ['28P01', '28000', '3D000', '53300']
const UNUSABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ERR_SQLITE_ERROR']

/** One clear sentence for what a person can mend; the whole error for what only a developer can. */
export function sentenceFor(error: unknown): unknown {
  if (error instanceof WrongSetting || error instanceof FolderHeld) return error.message
  const { code = '', message } = error as { code?: string; message?: string }
  if (silent.includes(code)) {
    return `No PostgreSQL answers at ${hostOf(error)}; is it running, and is DATABASE_URL right?`
  }
  if (REFUSING.includes(code)) return `PostgreSQL refuses DATABASE_URL: ${message}.`
  if (UNUSABLE.includes(code)) return `The data folder cannot be used (${message}); choose another with DATA_DIR.`
  return error
}

/** Of a host with several addresses each has its own error; the first one tells enough. */
function hostOf(error: unknown): string {
  const [first = error] = (error as { errors?: unknown[] }).errors ?? []
  const { address, port, hostname } = first as { address?: string; port?: number; hostname?: string }
  return address ? `${address}:${port}` : (hostname ?? 'the host of DATABASE_URL')
}
