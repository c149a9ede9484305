import type { AddressPlace } from '@lading/contract/reference'
import { ensure } from '@lading/domain/ensure'
import { bareCityName } from '@lading/domain/text/city-name'
import { plainName } from '@lading/domain/text/plain-name'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/database'

/** A city, and what it is found by: its own name and its province's, a space before each word. */
interface KnownCity {
  readonly place: AddressPlace
  readonly called: string
  readonly barangays: readonly KnownBarangay[]
}

interface KnownBarangay {
  readonly barangay: Row
  readonly called: string
}

type Row = AddressPlace['city']

const MOST_FOUND = 12
const MOST_WORDS = 6
const CITIES_AT_ONCE = 50 // some two thousand names

// Read once: places change with a release, and 42,000 of them are searched faster here than by the database.
const known = new WeakMap<Db, Promise<readonly KnownCity[]>>()

/** What each search finds, in their order; between two of them other calls have their turn. */
export async function findManyPlaces(db: Db, searches: readonly string[]) {
  const found = []
  for (const q of searches) {
    found.push({ q, places: await findPlaces(db, q) })
    await setImmediate()
  }
  return found
}

/** Cities and barangays of whose names, with those they lie in, each word begins one; named so first, cities before barangays. */
export async function findPlaces(db: Db, q: string): Promise<AddressPlace[]> {
  const words = plainName(q).split(' ').slice(0, MOST_WORDS)
  if (words[0] === '') return [] // signs alone name nothing
  const begun = words.map((word) => ` ${word}`)
  const first = ` ${words.find((word) => !ofCity.has(word)) ?? words[0]}`
  const best = new Best()
  for (const city of await citiesOf(db)) {
    const further = begun.filter((word) => !city.called.includes(word))
    if (further.length === 0) best.offer(city, null, city.called.startsWith(first) ? 0 : 2, city.called.length)
    for (const known of city.barangays)
      if (further.every((word) => known.called.includes(word)))
        best.offer(
          city,
          known.barangay,
          known.called.startsWith(first) ? 1 : 3,
          known.called.length + city.called.length,
        )
  }
  return best.places
}

/** Of all that are offered the first few, by rank and then by length: a short word fits many thousand. */
class Best {
  readonly #first: { readonly place: AddressPlace; readonly rank: number; readonly length: number }[] = []

  offer(city: KnownCity, barangay: Row | null, rank: number, length: number): void {
    const isAfter = (one: { rank: number; length: number }) =>
      one.rank > rank || (one.rank === rank && one.length > length)
    const last = this.#first[MOST_FOUND - 1]
    if (last && !isAfter(last)) return
    const after = this.#first.findIndex(isAfter)
    const at = after === -1 ? this.#first.length : after
    this.#first.splice(at, 0, { place: { ...city.place, barangay }, rank, length })
    if (this.#first.length > MOST_FOUND) this.#first.pop()
  }

  get places(): AddressPlace[] {
    return this.#first.map(({ place }) => place)
  }
}

function citiesOf(db: Db): Promise<readonly KnownCity[]> {
  const cities = known.get(db) ?? readCities(db)
  known.set(db, cities)
  cities.catch(() => known.delete(db)) // the next search reads again
  return cities
}

async function readCities(db: Db): Promise<KnownCity[]> {
  const regions = byCode(await db.selectFrom('regions').select(['code', 'name']).execute())
  const provinces = byCode(await db.selectFrom('provinces').selectAll().execute())
  const barangays = await db.selectFrom('barangays').selectAll().orderBy('code').execute()
  const ofCities = Map.groupBy(barangays, ({ city_code }) => city_code)
  const rows = await db.selectFrom('cities').selectAll().orderBy('name').orderBy('code').execute()
  const cities: KnownCity[] = []
  for (const { province_code, ...city } of rows) {
    const { region_code, ...province } = ensure(provinces.get(province_code), `province ${province_code}`)
    const region = ensure(regions.get(region_code), `region ${region_code}`)
    cities.push({
      place: { region, province, city, barangay: null },
      called: calledBy(`${bareFirst(city.name)} ${bareFirst(province.name)}`),
      barangays: (ofCities.get(city.code) ?? []).map(({ code, name }) => ({
        barangay: { code, name },
        called: calledBy(name),
      })),
    })
    if (cities.length % CITIES_AT_ONCE === 0) await setImmediate()
  }
  return cities
}

const byCode = <P extends { readonly code: string }>(places: readonly P[]) =>
  new Map(places.map((place) => [place.code, place]))

const calledBy = (name: string) => ` ${plainName(name)}`

const ofCity: ReadonlySet<string> = new Set(['city', 'of'])

/** `Cebu City of` holds every word of `City of Cebu` and of `Cebu City`, and begins as people begin. */
function bareFirst(name: string): string {
  const bare = bareCityName(name)
  return bare === name ? name : `${bare} City of`
}
