import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Where lines of the log go instead of the standard output. */
export interface LogTarget {
  write(line: string): void
}

/**
 * How the portal logs: what was called, never with what. Addresses carry tokens, tickets, codes and states, and errors of
 * drivers carry the values of their statements: neither is written down.
 */
export function portalLog(level: string, target?: LogTarget): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return { level, ...(target && { stream: target }), serializers: { req: requestLine, err: errorLines } }
}

/** The declared address of a call (`/api/file/ticket/:ticket`); of a page its path alone. */
function requestLine(request: FastifyRequest) {
  const declared = request.routeOptions.url
  const isPage = declared === undefined || declared === '/*'
  const address = isPage ? request.url.split('?')[0] : declared
  return { id: request.id, method: request.method, address, ip: request.ip }
}

type Lines = { type: string; message: string; code?: unknown; stack: string; cause?: Lines }

function errorLines(error: Error & { code?: unknown }): Lines {
  const { name, message, code, stack = '', cause } = error
  return {
    type: name,
    message: withoutSecrets(message),
    ...(code !== undefined && { code }),
    stack: withoutSecrets(stack),
    ...(cause instanceof Error && { cause: errorLines(cause) }),
  }
}

/** An address inside a message loses what it was asked with. */
const withoutSecrets = (text: string) => text.replaceAll(/([?&][\w-]+=)[^&\s"'<>]*/g, '$1…')
