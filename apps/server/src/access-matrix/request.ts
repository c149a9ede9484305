import type { Facts } from './in-scope.ts'
import type { Fixture } from './fixture.ts'

/** A call for one record, every answer right, so that only who asks can be the reason for a refusal. */
export interface Request extends Partial<Facts> {
  /** The record is long in the making: one of those who may ask for it stands for all. */
  readonly is_long?: boolean
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
  readonly files?: { field: string; name: string; bytes: Uint8Array }[]
}

/** Makes the record that is asked for, and the request. Called anew for each who may, where the call changes it. */
export type Requests = Readonly<Record<string, (fixture: Fixture) => Promise<Request>>>
