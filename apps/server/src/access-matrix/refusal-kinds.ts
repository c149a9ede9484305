import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { Client } from '#testing/client'
import type { RefusedRecords } from './refused-records.ts'
import type { Request } from './request.ts'

export type CallInput = Pick<Request, 'params' | 'body' | 'files'> & { readonly who: Client }

/** A call that is right but for one thing at a time, and the moments at which it is refused with what may be done. */
export interface Refusals {
  readonly endpoint: Endpoint
  readonly right: CallInput
  /** Whom the door lets in, and whose record it is not. */
  readonly foreign: Client
  readonly late: readonly (CallInput & { readonly says: RegExp })[]
}

type Late = Refusals['late'][number]
export type OfRecords = (records: RefusedRecords) => Refusals

export const withAgency = /wait until it is returned to you/
export const ended = /Open a new request/
export const holderAlone = /Lock the transaction first/
export const movedOn = /It is now “[^”]+”\. (Actions for you there: “|There is no action for you there)/

/** Of a form, or of what was filed, as it was first. */
export const version = 1
const reason = 'As on the deed.'

/** A call of a client that names a transaction: right on their draft, too late on what the agency has and on what ended. */
export const onDraft =
  (endpoint: Endpoint, family: 'change' | 'request' | 'report', body: object, says = [withAgency, ended]): OfRecords =>
  ({ mine, stranger, [family]: { draft, filed, deleted } }) => {
    const asking = (id: number) => ({ who: mine.client, params: { id }, body: { ...body } })
    const late = [filed, deleted].map((id, place) => ({ ...asking(id), says: says[place] ?? movedOn }))
    return { endpoint, right: asking(draft), foreign: stranger, late }
  }

/** The same, which staff of the agency may make too: they correct what they hold, after approval. */
export const orCorrecting =
  (endpoint: Endpoint, bodyOf: (id: number) => object): OfRecords =>
  ({ mine, stranger, change: { draft, filed, deleted }, otherEvaluator }) => {
    const asking = (id: number) => ({
      who: mine.client,
      params: { id },
      body: { ...bodyOf(id) },
    })
    const late: Late[] = [
      { ...asking(filed), says: withAgency },
      { ...asking(deleted), says: ended },
      { ...asking(filed), body: { ...bodyOf(filed), reason }, who: otherEvaluator, says: holderAlone },
    ]
    return { endpoint, right: asking(draft), foreign: stranger, late }
  }

/** A call that opens something of the business; a report is refused while one of its type is open. */
export const onBusiness =
  (endpoint: Endpoint, type: number, says?: RegExp): OfRecords =>
  ({ mine, stranger }) => {
    const asking = { who: mine.client, body: { business_id: mine.business_id, agency: 'dti', type } }
    return { endpoint, right: asking, foreign: stranger, late: says ? [{ ...asking, says }] : [] }
  }

export const reading =
  (endpoint: Endpoint, idOf: (records: RefusedRecords) => number): OfRecords =>
  (records) => ({
    endpoint,
    right: { who: records.mine.client, params: { id: idOf(records) } },
    foreign: records.stranger,
    late: [],
  })
