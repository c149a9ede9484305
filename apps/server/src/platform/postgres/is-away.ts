import { silent } from './silent.ts'

/** Codes of PostgreSQL (shutdown, crash, start-up, no free connection) and of the network for a server that is away. */
const away = new Set(['57P01', '57P02', '57P03', '53300', ...silent])
/** The driver reports a broken or missing connection without a code. */
const brokenConnection = /connection (terminated|error|timeout)|timeout exceeded when trying to connect/i

export type DatabaseError = { readonly code?: unknown; readonly message?: string }

/** Whether the connection broke, or could not be had; class 08 of PostgreSQL's codes is the connection itself. */
export function isAway({ code, message = '' }: DatabaseError): boolean {
  const text = String(code)
  return away.has(text) || /^08...$/.test(text) || brokenConnection.test(message)
}
