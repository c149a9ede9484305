import type { FoundPlace } from '@lading/contract/maps'
import { z } from 'zod'
import { Problem } from '#platform/problem'

const PATIENCE = 4_000 // milliseconds
const MOST = 8

/** An answer in the form of Nominatim's `jsonv2`; degrees come as text. */
const Answer = z.array(z.object({ display_name: z.string(), lat: z.coerce.number(), lon: z.coerce.number() }))

/** Asks the configured maps service for an address in the Philippines. Throws 503 where it fails or takes too long. */
export async function askMapsService(maps_url: string, q: string): Promise<FoundPlace[]> {
  const address = new URL('search', maps_url.endsWith('/') ? maps_url : `${maps_url}/`)
  address.search = new URLSearchParams({ q, format: 'jsonv2', countrycodes: 'ph', limit: String(MOST) }).toString()
  const found = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), headers: { accept: 'application/json' } })
    .then(async (reply) => (reply.ok ? Answer.safeParse(await reply.json()).data : undefined))
    .catch(() => undefined)
  if (!found) throw new Problem('unavailable', 'The maps service is not responding. Try again shortly.')
  return found.slice(0, MOST).map(({ display_name, lat, lon }) => {
    const [name = display_name, ...rest] = display_name.split(', ')
    return { kind: 'address', name, within: rest.join(', '), latitude: lat, longitude: lon }
  })
}
