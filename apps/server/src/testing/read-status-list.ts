import type { ListedState } from '@lading/domain/accreditation/certificate/standing'
import { listedStateAt, statusListBytesToSign } from '@lading/domain/accreditation/certificate/status-list'
import { verify } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { publicKeyOf } from '#platform/signing/key-text'
import type { SignedStatusList } from '#platform/signing/status-list'
import type { PublishedKey } from '#platform/signing/verification-keys'

const MOST_BYTES = 16 * 1024 * 1024

/** The state of one index; `undefined` beyond the end of the list, which is then older than the certificate. */
export function decodeStatusList(encoded_list: string): (index: number) => ListedState | undefined {
  const bytes = gunzipSync(Buffer.from(encoded_list, 'base64url'), { maxOutputLength: MOST_BYTES })
  return (index) => listedStateAt(bytes, index)
}

/** Whether one of the published keys signed the list as it stands. */
export function isStatusListGenuine(list: SignedStatusList, published: readonly PublishedKey[]): boolean {
  const key = published.find(({ key_id }) => key_id === list.key_id)
  if (!key) return false
  return verify(
    null,
    statusListBytesToSign(list),
    publicKeyOf(key.public_key),
    Buffer.from(list.signature, 'base64url'),
  )
}
