import type { Endpoint } from './endpoint.ts'
import { problemStatus, type ProblemCode } from './problem.ts'

/** Any call: who asks too often waits; the portal or what it rests on may be away. */
const anyCall: readonly ProblemCode[] = ['too-many-requests', 'unexpected', 'under-maintenance', 'unavailable']
const closedCall: readonly ProblemCode[] = ['not-signed-in', 'not-allowed']
const callWithBody: readonly ProblemCode[] = ['invalid-input', 'too-large', 'wrong-media-type']

/**
 * Every way a call may fail: what follows from its declaration, and what it `refuses` besides. OpenAPI lists them; the
 * server's tests fail at an answer that is not among them.
 */
export function refusalsOf(endpoint: Endpoint): ProblemCode[] {
  const all = new Set<ProblemCode>([
    ...anyCall,
    ...(endpoint.access === 'public' ? [] : closedCall),
    ...(endpoint.method === 'GET' ? [] : callWithBody),
    ...(asks(endpoint) ? (['invalid-input'] as const) : []),
    ...(namesRecord(endpoint) ? (['not-found'] as const) : []),
    ...(writes(endpoint) ? (['refused'] as const) : []),
    ...(endpoint.refuses ?? []),
  ])
  return (Object.keys(problemStatus) as ProblemCode[]).filter((code) => all.has(code))
}

const asks = ({ path, query }: Endpoint) => path.includes('/:') || keysOf(query) > 0

const keysOf = (schema: unknown) => Object.keys((schema as { shape?: object }).shape ?? {}).length

/** A record is named in the path, or in what is asked where the call reaches somebody’s records. */
function namesRecord({ path, recordScope, method, query }: Endpoint): boolean {
  if (path.includes('/:')) return true
  if (recordScope === undefined) return false
  if (isList(path)) return recordScope === 'account' || recordScope === 'customer' // of somebody who is named
  return recordScope !== 'own' || method !== 'GET' || keysOf(query) > 0
}

const writes = ({ method, path }: Endpoint) => method !== 'GET' && !isList(path)

const isList = (path: string) => path.startsWith('/lists/')
