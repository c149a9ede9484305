import { decodePayload, payloadBytesToSign } from '@lading/domain/accreditation/certificate/qr-payload'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { expect, test } from 'vitest'
import { CertificatePayload } from './templates/certificate.payload.ts'
import { seaApplication } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'

const keyOf = async (world: World) => {
  const { transaction_id } = await seaApplication(world, { until: Status.approved })
  const { payload } = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'certificate')
    .executeTakeFirstOrThrow()
  return CertificatePayload.parse(payload).url
}

function isSignedBy(keys: World['keys'], url: string): boolean {
  const { payload, signature } = ensure(decodePayload(url.split('#')[1] ?? ''))
  return keys.verify(payload.key_id, payloadBytesToSign(payload), signature)
}

test('two portals in one process sign their certificates with keys of their own', async () => {
  const [one, other] = [await createWorld(), await createWorld()]
  try {
    const [code, another] = [await keyOf(one), await keyOf(other)]
    expect([one, other].map(({ keys }) => isSignedBy(keys, code))).toEqual([true, false])
    expect([one, other].map(({ keys }) => isSignedBy(keys, another))).toEqual([false, true])
  } finally {
    await one.close()
    await other.close()
  }
})
