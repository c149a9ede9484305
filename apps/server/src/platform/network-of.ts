import { normalizeIP } from '@fastify/rate-limit'

/**
 * The network that calls from an address are counted with. Of an IPv6 address these are its first 64 bits: one line is
 * given at least so many, and could call from another address each time. An IPv4 address stands for itself.
 */
export const networkOf = (ip: string): string => normalizeIP(ip)
