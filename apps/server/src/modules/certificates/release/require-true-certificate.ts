import type { Preparation } from '#modules/workflow/handlers/handlers'
import { refused } from '#platform/problem'
import { isPrintedTrue } from './is-printed-true.ts'

/** The certificate of a renewal is not handed over with a name, address or scope that changed since. Throws 409. */
export const requireTrueCertificate: Preparation = async (tx, found) => {
  if (await isPrintedTrue(tx, found)) return
  throw refused(
    'The register changed since the certificate was printed. Return it for a data error: it is made again as the register stands.',
  )
}
