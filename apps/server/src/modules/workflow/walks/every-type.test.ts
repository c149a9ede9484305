import { beforeAll, expect, test } from 'vitest'
import type { Agency } from '@lading/domain/transactions/agency'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { tried } from '#testing/walks/everybody-tries'
import { walkEveryMove } from '#testing/walks/walk-suite'
import { rowsOf, walkOf, walks } from '#testing/walks/walks'
import { namesOf } from '#testing/walks/workflow-paths'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'

const { newAccreditation, renewal, address, officers, additionalCategory, quarterlyReport } = TransactionType
const { insuranceCoverage, requestForCertificate, requestForSecRecommendation } = TransactionType

/** Types that together have every row of the table, each walked over those that none before it has taken. */
const sample: readonly (readonly [TransactionType, Agency])[] = [
  [address, 'cab'],
  [officers, 'dti'],
  [additionalCategory, 'dti'],
  [insuranceCoverage, 'cab'],
  [requestForCertificate, 'dti'],
  [requestForSecRecommendation, 'dti'],
  [renewal, 'dti'],
]

/** Of each flow but that of applications, which has a file of its own: in the proof everybody tries every act of these at every status. */
const inFull: readonly (readonly [TransactionType, Agency])[] = [
  [address, 'cab'],
  [quarterlyReport, 'dti'],
  [requestForCertificate, 'cab'],
]
const isInFull = (type: TransactionType, agency: Agency) => inFull.some(([one, at]) => one === type && at === agency)

/** In the proof every type that is walked, at both agencies, and what nobody may. */
const isProof = process.env['LADING_PROOF'] === 'full'
const all = walks.filter(({ type }) => type !== newAccreditation).map(({ type, agency }) => [type, agency] as const)

const namesIn = (type: TransactionType, agency: Agency) => namesOf(rowsOf(walkOf(type, agency)))

// Other files of the same worker have counted before.
let earlier = 0
beforeAll(() => void (earlier = tried.calls))

const taken = new Set(namesIn(newAccreditation, 'dti')) // by every-move.test.ts
if (isProof) for (const [type, agency] of all) if (!isInFull(type, agency)) walkEveryMove(type, agency, 'a-wide-sample')
if (!isProof) for (const [type, agency] of sample) walkEveryMove(type, agency, 'nothing', taken)

test.runIf(isProof)('many calls of these types were refused', () => {
  expect(tried.calls - earlier).toBeGreaterThan(20_000)
})

if (isProof) for (const [type, agency] of inFull) walkEveryMove(type, agency, 'everything')

test.skipIf(isProof)('every row that some type has is taken by one of them', () => {
  expect([...taken].toSorted()).toEqual([...new Set(all.flatMap((walk) => namesIn(...walk)))].toSorted())
})

test.runIf(isProof)('many more of those of which everybody tries everything', () => {
  const calls = tried.calls - earlier
  expect(calls).toBeGreaterThan(40_000)
  figure('calls refused of types 2 to 17, at both agencies', calls, 'calls')
})
