import * as contract from '@lading/contract/reference'
import { requirementsFor } from '@lading/domain/accreditation/requirements/requirements'
import { manilaDay } from '@lading/domain/dates/manila'
import { statuses } from '@lading/domain/transactions/status'
import { statusLabels, typeLabels } from '@lading/domain/transactions/labels'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { notFound } from '#platform/problem'
import { feesOn, requirementsOn } from '#platform/rule-tables'
import { catalogueRows } from './catalogue.queries.ts'
import { marks } from './marks.ts'
import { findManyPlaces, findPlaces } from './find-places.ts'
import { countryRows, placesWithin, regionRows, zipRows } from './places.queries.ts'
import { agencies } from '@lading/domain/transactions/agency'

const DAY_IN_SECONDS = 86_400
const FIVE_MINUTES_IN_SECONDS = 300

export function referenceRoutes(app: FastifyInstance, deps: Deps): void {
  placeRoutes(app, deps)
  wordRoutes(app)
  ruleRoutes(app, deps)
}

function placeRoutes(app: FastifyInstance, { db }: Deps): void {
  bind(app, contract.regions, async ({ reply }) => lasting(reply, await regionRows(db)))
  bind(app, contract.provinces, async ({ query, reply }) =>
    lasting(reply, await placesWithin(db, ['provinces', 'region_code', query.region_code])),
  )
  bind(app, contract.cities, async ({ query, reply }) =>
    lasting(reply, await placesWithin(db, ['cities', 'province_code', query.province_code])),
  )
  bind(app, contract.barangays, async ({ query, reply }) =>
    lasting(reply, await placesWithin(db, ['barangays', 'city_code', query.city_code])),
  )
  bind(app, contract.findPlaces, async ({ query, reply }) => lasting(reply, await findPlaces(db, query.q)))
  bind(app, contract.findManyPlaces, async ({ body }) => ({ data: await findManyPlaces(db, body.searches) }))
  bind(app, contract.zipcodes, async ({ query, reply }) => lasting(reply, await zipRows(db, query.city_code)))
  bind(app, contract.countries, async ({ reply }) => lasting(reply, await countryRows(db)))
}

function wordRoutes(app: FastifyInstance): void {
  bind(app, contract.transactionTypeList, async ({ reply }) =>
    lasting(
      reply,
      transactionTypes.map((id) => ({ id, name: typeLabels[id] })),
    ),
  )
  bind(app, contract.statusList, async ({ reply }) =>
    lasting(
      reply,
      statuses.map((code) => ({ code, name: statusLabels[code].staff, customer_sees: statusLabels[code].customer })),
    ),
  )
  bind(app, contract.configImage, async ({ query, reply }) => {
    const mark = marks[query.directory]
    if (!mark) throw notFound('Picture')
    keepFor(reply, DAY_IN_SECONDS)
    return { media_type: 'image/svg+xml', base64: Buffer.from(mark).toString('base64') }
  })
}

function ruleRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  const today = () => manilaDay(clock.now())

  bind(app, contract.requirements, async ({ query, reply }) => {
    const { transaction_type_id: type, all_requirements, domestic, international, nvocc, is_migrated, ...facts } = query
    const { kind, ...rest } = facts
    const list = requirementsFor(
      await requirementsOn(db, query.agency, today()),
      {
        ...rest,
        ...(kind && { kind }),
        type,
        scopes: { domestic, international, nvocc },
        is_migrated: is_migrated === 1,
      },
      today(),
    )
    keepFor(reply, FIVE_MINUTES_IN_SECONDS)
    const all =
      all_requirements === 1 ? await catalogueRows(db, today(), { agency: query.agency, types: [type] }) : undefined
    return { data: list, total: list.length, ...(all && { all }) }
  })
  bind(app, contract.allRequirements, async () => listed(await catalogueRows(db, today())))
  bind(app, contract.requirementsOfTypes, async ({ query }) =>
    listed(await catalogueRows(db, today(), { types: query.transaction_type_ids })),
  )
  bind(app, contract.requirementByCode, async ({ query: { id, code, agency } }) => {
    const rows = await catalogueRows(db, today(), { agency })
    const found = rows.find((row) => (id === undefined ? row.code === code : row.id === id))
    if (!found) throw notFound('Requirement')
    return found
  })
  bind(app, contract.fees, async ({ query, reply }) => {
    keepFor(reply, FIVE_MINUTES_IN_SECONDS)
    const rows = []
    for (const agency of query.agency ? [query.agency] : agencies) rows.push(...(await feesOn(db, agency, today())))
    return listed(rows)
  })
}

/** What hardly ever changes may stay in the browser, and in what stands between, for a day. */
function lasting<Row>(reply: FastifyReply, data: Row[]) {
  keepFor(reply, DAY_IN_SECONDS)
  return listed(data)
}

const listed = <Row>(data: Row[]) => ({ data, total: data.length })
const keepFor = (reply: FastifyReply, seconds: number) =>
  void reply.header('cache-control', `public, max-age=${seconds}`)
