import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import type { JobState } from './background/background-jobs.ts'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { FileStore } from './files.ts'
import type { Signals } from './signals.ts'
import type { VerificationKeys } from './signing/verification-keys.ts'

export type DrawDocument = (kind: DocumentKind, payload: unknown) => Promise<Uint8Array>

/** The outside world, handed in once at start-up so that tests can hand in another. */
export interface Deps {
  readonly db: Db
  readonly clock: { now(): Date }
  readonly config: Config
  readonly files: FileStore
  /** What signs QR codes, status lists and audit anchors. */
  readonly keys: VerificationKeys
  /** What other calls, and other processes, say to open pages. */
  readonly signals: Signals
  /** Draws a document from its payload, as the job does that makes it. */
  readonly draw: DrawDocument
  /** Tells the background jobs that an act left work for them, so that nobody waits for the next round. */
  readonly wake: () => void
  /** How each background job of this process is doing. */
  readonly jobs: () => readonly JobState[]
}
