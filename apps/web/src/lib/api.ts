import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { PublicRead } from '@lading/contract/calls/public-reads'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { portalOf } from './portal.ts'
import { saveAs } from './save-as.ts'
import { currentSession } from './session.ts'
import { createTransport, type Input } from './transport.ts'

/** The transport of this browser, for whom is signed in here. */
export const browserTransport = createTransport({ base: '/api', token: () => currentSession().token })

/** Calls from this browser. What a page reads while it is rendered goes through `query`, or its loader's portal. */
export const { call, bytes } = browserTransport

/** Saves the bytes of a file endpoint under the server's name for them. */
export async function download<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  input: Input<P, Q, B> = {},
): Promise<void> {
  const { blob, name } = await bytes(endpoint, input)
  saveAs(blob, name)
}

/** The options of `useQuery` for a read. Its key starts with the endpoint's path, so an act can say which reads it makes stale. */
export const query = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  input: Pick<Input<P, Q, B>, 'params' | 'query' | 'body'> = {},
) =>
  queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ client, signal }) => portalOf(client).transport.call(endpoint, { ...input, signal }),
    placeholderData: keepPreviousData,
  })

/** The options of `useQuery` for a read that anybody may make: the reply is taken as it came. */
export const publicQuery = <E extends Endpoint>(path: PublicRead) =>
  queryOptions({
    queryKey: [path, {}] as const,
    queryFn: ({ client, signal }) => portalOf(client).transport.read<E>(path, { signal }),
  })

/** The options of `useQuery` for a file to be shown. */
export const bytesQuery = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  input: Pick<Input<P, Q, B>, 'params' | 'query' | 'body'> = {},
) =>
  queryOptions({
    queryKey: [endpoint.path, input, 'bytes'] as const,
    queryFn: ({ client, signal }) => portalOf(client).transport.bytes(endpoint, { ...input, signal }),
  })
