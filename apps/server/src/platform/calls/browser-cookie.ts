import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { randomToken } from '../random.ts'

const NAME = 'lading_browser'
const LIFE_SECONDS = 3600

/** What a browser shows that it is the one which began something; undefined where it began nothing. */
export function browserOf(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1)
  return value && /^[\w-]{20,100}$/.test(value) ? value : undefined
}

/** Marks the browser: no script reads it, and other sites bring it along only by leading people here. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, { public_url }: Config): string {
  const value = browserOf(request) ?? randomToken()
  const secure = public_url.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${NAME}=${value}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${LIFE_SECONDS}${secure}`)
  return value
}
