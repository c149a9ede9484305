import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { invalid } from '#platform/problem'
import type { PlaceAnswers, BusinessPlaces } from '@lading/contract/forms/business-places'

type Level = 'region' | 'province' | 'city' | 'barangay'
const levels: readonly Level[] = ['region', 'province', 'city', 'barangay']

interface KnownPlace {
  readonly name: string
  readonly within: string
}

const hasAddress = (placed: BusinessPlaces): placed is BusinessPlaces & PlaceAnswers => placed.region_code !== undefined

/**
 * The answers with the names of their places as the register writes them. Throws 400 where a place does not lie in the
 * one chosen above it: an address is filed as codes, and a made-up pair would never be found again.
 */
export async function settleAddresses<P extends BusinessPlaces>(db: Db, placed: P): Promise<P> {
  const office = hasAddress(placed) ? placed : undefined
  const known = await placesNamed(db, codesIn([...(office ? [office] : []), ...(placed.branches ?? [])]))
  const errors: Record<string, string[]> = {}
  const settled = (address: PlaceAnswers, prefix: string): PlaceAnswers => {
    for (const level of strangers(address, known)) errors[`${prefix}${level}_code`] = [sentences[level]]
    return { ...address, ...namesOf(address, known) }
  }

  const branches = placed.branches?.map((branch, index) => settled(branch, `branches.${index}.`))
  const whole = { ...placed, ...(office && settled(office, '')), ...(branches && { branches }) }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return whole
}

const sentences: Record<Level, string> = {
  region: 'Choose the region from the list.',
  province: 'Choose a province of the region.',
  city: 'Choose a city or municipality of the province.',
  barangay: 'Choose a barangay of the city or municipality.',
}

function strangers(address: PlaceAnswers, known: ReadonlyMap<string, KnownPlace>): Level[] {
  return levels.filter((level, depth) => {
    const code = address[`${level}_code`]
    if (code === '') return false
    const place = known.get(key(level, code))
    const above = levels[depth - 1]
    return !place || (above !== undefined && place.within !== address[`${above}_code`])
  })
}

function namesOf(address: PlaceAnswers, known: ReadonlyMap<string, KnownPlace>): Partial<PlaceAnswers> {
  return Object.fromEntries(
    levels.map((level) => [`${level}_name`, known.get(key(level, address[`${level}_code`]))?.name ?? '']),
  )
}

const codesIn = (addresses: readonly PlaceAnswers[]) =>
  addresses.flatMap((address) => levels.map((level) => address[`${level}_code`])).filter((code) => code !== '')

const key = (level: Level, code: string) => `${level} ${code}`

async function placesNamed(db: Db, codes: readonly string[]): Promise<Map<string, KnownPlace>> {
  const { rows } = await sql<{ level: Level; code: string; name: string; within: string }>`
    with wanted as (select distinct value as code from json_array_elements_text(${JSON.stringify(codes)}::json))
    select 'region' as level, code, name, '' as within from regions natural join wanted
    union all select 'province', code, name, region_code from provinces natural join wanted
    union all select 'city', code, name, province_code from cities natural join wanted
    union all select 'barangay', code, name, city_code from barangays natural join wanted`.execute(db)
  return new Map(rows.map(({ level, code, ...place }) => [key(level, code), place]))
}
