import type { AddressPlace } from '@lading/contract/reference'
import { ensure } from '@lading/domain/ensure'
import { bareCityName } from '@lading/domain/text/city-name'
import { plainName } from '@lading/domain/text/plain-name'
import type { Db } from '#platform/database'

/** A city or a barangay, and what it is found by. */
interface KnownPlace {
  readonly place: AddressPlace
  /** Its own name, then those it lies in; a space before each word. */
  readonly called: string
}

const MOST_FOUND = 12
const MOST_WORDS = 6

// Read once: places change with a release, and 42,000 of them are searched faster here than by the database.
const known = new WeakMap<Db, Promise<readonly KnownPlace[]>>()

/** Cities and barangays of whose names, with those they lie in, each word begins one; named so first, cities before barangays. */
export async function findPlaces(db: Db, q: string): Promise<AddressPlace[]> {
  const words = plainName(q).split(' ').slice(0, MOST_WORDS)
  if (words[0] === '') return [] // signs alone name nothing
  const places = await placesOf(db)
  const found = places.filter(({ called }) => words.every((word) => called.includes(` ${word}`)))
  const first = words.find((word) => !ofCity.has(word)) ?? words[0]
  const rank = ({ place, called }: KnownPlace) => (called.startsWith(` ${first}`) ? 0 : 2) + (place.barangay ? 1 : 0)
  return found
    .toSorted((one, other) => rank(one) - rank(other) || one.called.length - other.called.length)
    .slice(0, MOST_FOUND)
    .map(({ place }) => place)
}

function placesOf(db: Db): Promise<readonly KnownPlace[]> {
  const places = known.get(db) ?? readPlaces(db)
  known.set(db, places)
  places.catch(() => known.delete(db)) // the next search reads again
  return places
}

async function readPlaces(db: Db): Promise<KnownPlace[]> {
  const regions = byCode(await db.selectFrom('regions').select(['code', 'name']).execute())
  const provinces = byCode(await db.selectFrom('provinces').selectAll().execute())
  const cities = byCode(await db.selectFrom('cities').selectAll().execute())
  const barangays = await db.selectFrom('barangays').selectAll().orderBy('code').execute()
  const within = (code: string) => {
    const { province_code, ...city } = ensure(cities.get(code), `city ${code}`)
    const { region_code, ...province } = ensure(provinces.get(province_code), `province ${province_code}`)
    return { region: ensure(regions.get(region_code), `region ${region_code}`), province, city, barangay: null }
  }
  return [
    ...[...cities.keys()].map((code) => knownAs(within(code))),
    ...barangays.map(({ city_code, ...barangay }) => knownAs({ ...within(city_code), barangay })),
  ]
}

const byCode = <P extends { readonly code: string }>(places: readonly P[]) =>
  new Map(places.map((place) => [place.code, place]))

const ofCity: ReadonlySet<string> = new Set(['city', 'of'])

/** `Cebu City of` holds every word of `City of Cebu` and of `Cebu City`, and begins as people begin. */
function bareFirst(name: string): string {
  const bare = bareCityName(name)
  return bare === name ? name : `${bare} City of`
}

function knownAs(place: AddressPlace): KnownPlace {
  const names = [place.barangay?.name ?? '', bareFirst(place.city.name), bareFirst(place.province.name)]
  return { place, called: ` ${plainName(names.join(' '))}` }
}
