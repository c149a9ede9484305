import type { directory, DirectoryEntry } from '@lading/contract/directory'
import { publicReads } from '@lading/contract/calls/public-reads'
import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '#lib/portal.ts'
import { CallFailed, Unreachable } from '#lib/transport.ts'

/** As the server turns them. */
export const ENTRIES_A_PAGE = 20

/** One page of the directory, or why it did not come. */
export type DirectoryAnswer =
  | {
      readonly data: readonly DirectoryEntry[]
      readonly total: number
      readonly is_more: boolean
      readonly page: number
    }
  | { readonly failure: string }

/** Asks what the address says; what it says wrongly is not asked. */
export async function loadDirectory({ request, context }: LoaderFunctionArgs): Promise<DirectoryAnswer> {
  const query = questionIn(new URL(request.url).searchParams)
  const { transport } = context.get(portalContext)
  const answer = await transport
    .read<typeof directory>(publicReads.directory, { query, signal: request.signal })
    .catch(failureOf)
  return 'failure' in answer ? answer : { ...answer, page: query.page }
}

function questionIn(address: URLSearchParams) {
  const scope = scopes.find((known) => known === address.get('scope'))
  const kind = kinds.find((known) => known === address.get('kind'))
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(address.get('page'))) || 1))
  return { search: (address.get('search') ?? '').slice(0, 255), page, ...(scope && { scope }), ...(kind && { kind }) }
}

const scopes = ['domestic', 'international', 'nvocc'] as const
const kinds = ['sea', 'air'] as const

function failureOf(error: unknown): { failure: string } {
  if (error instanceof CallFailed || error instanceof Unreachable) return { failure: error.message }
  throw error
}
