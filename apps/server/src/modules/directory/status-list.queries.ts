import type { VerificationData } from '@lading/contract/directory'
import { standingOf, type ListedState, type Standing } from '@lading/domain/accreditation/standing'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import type { Db } from '#platform/database'
import { signStatusList } from '#platform/signing/status-list'
import type { VerificationKeys } from '#platform/signing/verification-keys'
import { factsOf, type StandingRow } from './standing-facts.ts'

const AT_ONCE = 5000 // rows: a register of certificates read at once would hold up every other call

/** The keys, and the state of every certificate that is not simply valid, signed at this moment. */
export async function verificationData(db: Db, keys: VerificationKeys, now: Date): Promise<VerificationData> {
  const today = manilaDay(now)
  const states: [index: number, state: ListedState][] = []
  for (let after = -1, found = AT_ONCE; found === AT_ONCE;) {
    const rows = await standingsAfter(db, after)
    for (const row of rows) {
      after = ensure(row.status_index, 'the status index of a certificate')
      states.push([after, listedState(row, today)])
    }
    found = rows.length
  }
  return { keys: keys.published(), status_list: signStatusList(states, keys, now) }
}

function standingsAfter(db: Db, status_index: number) {
  return db
    .selectFrom('issued_documents as d')
    .innerJoin('accreditations as a', 'a.id', 'd.accreditation_id')
    .leftJoin('issued_documents as later', 'later.id', 'd.replaced_by')
    .select(['d.status_index', 'd.standing as document_standing', 'a.status', 'a.first_day', 'a.expiry_date'])
    .select('later.number as replacing_number')
    .where('d.status_index', '>', status_index)
    .orderBy('d.status_index')
    .limit(AT_ONCE)
    .execute()
}

/**
 * The list has four words; days are the certificate's own. Whatever is not in force for another reason than its days
 * must not be taken for valid without the network.
 */
function listedState(row: StandingRow, today: PlainDate): ListedState {
  if (row.document_standing === 'void') return 'revoked'
  if (row.document_standing === 'draft') return 'suspended'
  const facts = factsOf(row)
  const standing = standingOf(facts, today)
  if (standing === 'expired') return facts.expiry_date && facts.expiry_date < today ? 'valid' : 'revoked'
  return listedAs[standing]
}

const listedAs: Readonly<Record<Exclude<Standing, 'expired'>, ListedState>> = {
  current: 'valid',
  'not-yet': 'valid',
  suspended: 'suspended',
  'being-corrected': 'suspended',
  unknown: 'suspended',
  revoked: 'revoked',
  surrendered: 'revoked',
  replaced: 'replaced',
}
