import { everyEndpoint } from '../../apps/server/src/platform/openapi/every-endpoint.ts'
import type { ApiCall } from './scenario.ts'

/** Standings of all certificates: read whole when one has changed, and kept. */
const KEPT_WHOLE = '/verify/keys'

/** Every list, and every other call that reads and names no record, as the contract knows them: one to come is asked too. */
export async function everyRead(): Promise<ApiCall[]> {
  const calls = (await everyEndpoint()).map(({ endpoint }) => endpoint)
  return calls
    .filter(({ path, bytes, redirects }) => !path.includes(':') && !bytes && !redirects && path !== KEPT_WHOLE)
    .flatMap(({ method, path }): ApiCall[] => {
      if (method === 'GET') return [{ method, path: `/api${path}` }]
      return path.startsWith('/lists/') ? [{ method: 'POST', path: `/api${path}`, body: {} }] : []
    })
}

/** What these do not ask by themselves: the parts of a map, a queue group, words of two letters, and a word that nobody bears. */
export const furtherReads: readonly ApiCall[] = [
  { method: 'GET', path: '/api/maps/offices?south=4.6&west=116.9&north=21.1&east=126.6' },
  { method: 'GET', path: '/api/maps/search?q=qx' },
  { method: 'GET', path: '/api/maps/search?q=nowhere' },
  { method: 'POST', path: '/api/transactions/count/list', body: {} },
  { method: 'POST', path: '/api/lists/queue-transactions', body: { queue_group_id: 1 } },
  ...['transactions', 'for-evaluation', 'accreditations-held', 'customers'].flatMap((name) =>
    ['qx', 'nowhere'].map((search): ApiCall => ({ method: 'POST', path: `/api/lists/${name}`, body: { search } })),
  ),
]
