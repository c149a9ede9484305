import { z } from 'zod'

const Network = z.union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** A trusted proxy may say what address a call comes from; so never every address (`/0`). */
const isNetwork = (text: string) => Network.safeParse(text).success && !text.endsWith('/0')

/** The proxies whose word is taken for where a call comes from, as Fastify's `trustProxy` reads them. */
export const TrustedProxies = z
  .string()
  .default('loopback')
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (all) => all.every(isNetwork),
    'must be addresses or networks, such as 10.0.0.0/8, with commas between; loopback is this machine',
  )
