import { isBuilt } from '@lading/contract/transaction-types'
import { agencies } from '@lading/domain/transactions/agency'
import { canBegin } from '@lading/domain/transactions/services'
import { isCase } from '@lading/domain/transactions/family'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { factsRead } from '@lading/domain/workflow/deciding/facts-read'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import { isMade, supplied, suppliedFacts } from '@lading/server/testing/supplied'
import { describe, expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'
import { reachable } from './workflow-graph.ts'

/** The only rows of these flows that nobody takes yet; the list gets shorter. */
const closed = {
  'money online': ['A28', 'C28 SYS', 'D26 SYS', 'E24 SYS'],
  'suspension and revocation': ['G08', 'H02', 'H03', 'H04', 'H05', 'H06', 'H11'],
  'applications by air': [
    'G04',
    'G06',
    'G07',
    'G13-07',
    'G13-08',
    'G13-09',
    'G13-10',
    'G13-11',
    'G13-12',
    'G13-13',
    'G13-29',
  ],
}

/** Flows B (applications by air) and F (cases) come as a whole. */
const flows = ['A', 'C', 'D', 'E', 'G', 'H']
const rows = transitions.filter(({ id }) => flows.includes(id.charAt(0)))

/** What can be begun, where; reports open by themselves too. */
const lanes = transactionTypes.flatMap((type) =>
  agencies.filter((agency) => isBuilt(type) && canBegin(type, agency)).map((agency) => ({ type, agency })),
)

/** The rows that a case comes to whose earlier rows are all supplied. */
const taken = new Set(
  lanes.flatMap(({ type, agency }) => {
    const offered = transitions.filter(
      (row) =>
        row.types.includes(type) &&
        row.agencies.includes(agency) &&
        desksOf(row).length > 0 &&
        supplied.missingFor(row, type).length === 0,
    )
    const reached = reachable(offered)
    return offered.filter(({ from }) => reached.has(from))
  }),
)

/** Who takes a row today: the provider of money online is not there to confirm anything. */
function desksOf({ by, guards }: Transition): string[] {
  return by.filter((who) => who !== 'SYS' || !guards.includes('gateway-verified'))
}

function notTaken(row: Transition): string[] {
  const isTaken = row.subject === 'accreditation' ? isMade(row.action) : taken.has(row)
  if (!isTaken) return [row.id]
  const desks = desksOf(row)
  return row.by.filter((who) => !desks.includes(who)).map((who) => `${row.id} ${who}`)
}

test('every row of the flows that are built is taken, but for those of one list', () => {
  expect(rows.flatMap(notTaken).toSorted()).toEqual(Object.values(closed).flat().toSorted())
})

test('every fact that an area supplies is asked by some row, and every fact that a taken row asks is supplied', () => {
  const asked = new Set(transitions.flatMap((row) => row.types.flatMap((type) => factsRead(row, type))))
  const ofLife = new Set(
    transitions.filter(({ subject }) => subject === 'accreditation').flatMap((row) => factsRead(row, null)),
  )
  expect([...suppliedFacts].filter((path) => !asked.has(path) && !ofLife.has(path))).toEqual([])
  const wanting = [...taken].flatMap((row) => row.types.filter(isBuilt).flatMap((type) => factsRead(row, type)))
  expect(wanting.filter((path) => !suppliedFacts.has(path))).toEqual([])
})

test('every type can be begun with both agencies, but for cases, and applications by air', () => {
  const begun = new Set(lanes.map(({ type, agency }) => `${type} ${agency}`))
  const all = transactionTypes
    .filter((type) => !isCase({ type }))
    .flatMap((type) => agencies.map((agency) => `${type} ${agency}`))
  expect(all.filter((one) => !begun.has(one))).toEqual(['1 cab', '2 cab'])
})

describe('on the screens', () => {
  const components = repositoryFiles().filter(
    (path) => /^apps\/web\/src\/features\/.*\.tsx?$/.test(path) && isSource(path),
  )
  const web = components.map(textOf).join('\n')
  const isNamed = (action: string) => web.includes(`'${action}'`)
  /** Acts that have a call of their own, and the call's name. */
  const ownCalls: Readonly<Record<string, readonly string[]>> = {
    create: ['createApplication', 'openRenewal', 'openChanges', 'createRequest'],
    'open-obligation': ['createReport'],
    'save-draft': ['saveAnswers'],
    'upload-proof-post-over-the-counter-payment': ['postCounterPayment'],
    'pay-online-over-the-counter': ['postCounterPayment'],
  }
  const byPeople = rows.filter((row) => notTaken(row)[0] !== row.id && row.by.some((who) => who !== 'SYS'))

  test('each act of a client is offered by a component of its own', () => {
    const acts = new Set(byPeople.filter(({ by }) => by.includes('CUS')).map(({ action }) => action))
    const isOffered = (action: string) => ownCalls[action]?.every((call) => web.includes(call)) ?? isNamed(action)
    expect([...acts].filter((action) => !isOffered(action))).toEqual([])
  })

  test('each act of the staff is drawn from the server’s answer; one on a draft or an accreditation has its own', () => {
    expect(textOf('apps/web/src/features/workflow/acts/ActPanel.tsx')).toContain('process.acts')
    const elsewhere = byPeople.filter(
      ({ by, from, subject }) => !by.includes('CUS') && (from === 0 || subject === 'accreditation'),
    )
    expect(elsewhere.map(({ action }) => action).filter((action) => !isNamed(action))).toEqual([])
  })
})
