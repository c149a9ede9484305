import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { manilaDay } from '@lading/domain/dates/manila'
import { createHash } from 'node:crypto'
import { asJson } from '#platform/jsonb'

/** The name of a requirement list: the day it was frozen, and the digest of what it asks. */
export function requirementsVersion(checklist: readonly RequiredDocument[], now: Date): string {
  const digest = createHash('sha256').update(asJson(checklist)).digest('hex').slice(0, 8)
  return `${manilaDay(now)}-${digest}`
}
