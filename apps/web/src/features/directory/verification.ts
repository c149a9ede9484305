import type { verificationData, VerificationData, Verdict, verifyDocument } from '@lading/contract/directory'
import { publicReads } from '@lading/contract/calls/public-reads'
import { standings } from '@lading/domain/accreditation/certificate/standing'
import { useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '#lib/portal.ts'
import { checkCode, type CodeCheck } from '#lib/verify-payload.ts'

/** What the register answered for one document's page. */
export interface RegisterAnswer {
  /** Null where the register did not answer. */
  readonly verdict: Verdict | null
  /** Fresh, or kept from an earlier visit where the network is away; null where there is neither. */
  readonly data: VerificationData | null
  readonly asked_at: string
}

/** Asks the register and for the published keys. Silence of either is part of the answer, not a failure of the page. */
export async function askRegister({
  params,
  request: { signal },
  context,
}: LoaderFunctionArgs): Promise<RegisterAnswer> {
  const { slug = '' } = params
  const { transport } = context.get(portalContext)
  const [verdict, data] = await Promise.all([
    orNull(
      transport.read<typeof verifyDocument>(publicReads.verifyDocument, { params: { slug }, signal }).then(understood),
    ),
    orNull(transport.read<typeof verificationData>(publicReads.verificationData, { signal })),
  ])
  return { verdict, data, asked_at: new Date().toISOString() }
}

/** Checks the signed code in the address on this device; undefined until it is done. */
export function useCodeCheck(fragment: string, { data, verdict, asked_at }: RegisterAnswer): CodeCheck | undefined {
  const [check, setCheck] = useState<{ of: string; found: CodeCheck }>()
  const of = `${fragment} ${asked_at}`
  useEffect(() => {
    let isWanted = true
    void checkCode(fragment, { data, are_keys_fresh: verdict !== null, now: new Date(asked_at) }).then((found) => {
      if (isWanted) setCheck({ of, found })
    })
    return () => {
      isWanted = false
    }
  }, [fragment, data, verdict, asked_at, of])
  return check?.of === of ? check.found : undefined
}

/** A page that is older than its server takes a standing it does not know for none. */
const understood = (verdict: Verdict) => (standings.includes(verdict.standing) ? verdict : null)

const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)
