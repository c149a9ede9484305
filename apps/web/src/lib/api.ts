import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { PublicRead } from '@lading/contract/calls/public-reads'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { z } from 'zod'
import { portalOf, usePortal } from './portal.ts'
import { saveAs } from './save-as.ts'
import type { Input } from './request-of.ts'
import type { Transport } from './transport.ts'

/** Calls that a person starts outside of a form, as an upload: the token is renewed first where that is due. */
export function useCall(): Transport['call'] {
  const { transport, sessionCalls } = usePortal()
  return useCallback<Transport['call']>(
    async (endpoint, input) => {
      await sessionCalls.refreshIfDue()
      return transport.call(endpoint, input)
    },
    [transport, sessionCalls],
  )
}

/** Saves the bytes of a file endpoint under the server's name for them. */
export function useDownload() {
  const { transport, sessionCalls } = usePortal()
  return async <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input: Input<P, Q, B> = {},
  ): Promise<void> => {
    await sessionCalls.refreshIfDue()
    const { blob, name } = await transport.bytes(endpoint, input)
    saveAs(blob, name)
  }
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
export const publicQuery = <E extends Endpoint>(
  path: PublicRead,
  input: { readonly query?: z.input<E['query']> } = {},
) =>
  queryOptions({
    queryKey: [path, input] as const,
    queryFn: ({ client, signal }) => portalOf(client).transport.read<E>(path, { ...input, signal }),
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
