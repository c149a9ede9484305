import { expect, test } from 'vitest'
import type { Agency } from '@lading/domain/transactions/agency'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { tried } from '#testing/walks/everybody-tries'
import { walkEveryMove } from '#testing/walks/walk-suite'
import { walks } from '#testing/walks/walks'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'

const { newAccreditation, address, officers, insuranceCoverage, requestForCertificate } = TransactionType

/** One of each flow whose rows differ: a change with a fee and one without, a report, a request. */
const sample: readonly (readonly [TransactionType, Agency])[] = [
  [address, 'cab'],
  [officers, 'dti'],
  [insuranceCoverage, 'cab'],
  [requestForCertificate, 'dti'],
]

/** In the proof every type that is walked, at both agencies, and what nobody may; applications have a file of their own. */
const isProof = process.env['LADING_PROOF'] === 'full'
const all = walks.filter(({ type }) => type !== newAccreditation).map(({ type, agency }) => [type, agency] as const)

for (const [type, agency] of isProof ? all : sample) walkEveryMove(type, agency, isProof ? 'a-wide-sample' : 'nothing')

test.runIf(isProof)('many calls were refused on the way', () => {
  expect(tried.calls).toBeGreaterThan(20_000)
  figure('calls refused of types 2 to 17, at both agencies', tried.calls, 'calls')
})
