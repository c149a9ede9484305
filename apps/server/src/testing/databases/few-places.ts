import { ensure } from '@lading/domain/ensure'
import type { Db } from '#platform/database'
import { allPlaces, writePlaces } from '../../seed/places.ts'

/** Metro Manila and Cebu with a few cities each. */
export async function seedFewPlaces(db: Db): Promise<void> {
  const all = allPlaces()
  const regions = all.regions.filter(({ name }) => /\(NCR\)|Central Visayas/.test(name))
  const provinces = all.provinces.filter(
    ({ name, within }) => regions.some(({ code }) => code === within) && /Manila|Makati|Pasay|Cebu|Pateros/.test(name),
  )
  const cities = all.cities.filter(
    ({ name, within }) =>
      provinces.some(({ code }) => code === within) &&
      /Binondo|Ermita|Makati|Pasay|Pateros|Cebu|Alcoy|Danao/.test(name),
  )
  const few = new Map<string, number>()
  const barangays = all.barangays.filter(({ within }) => {
    few.set(within, (few.get(within) ?? 0) + 1)
    return (
      cities.some(({ code }) => code === within) && ensure(few.get(within), `municipalities within ${within}`) <= 10
    )
  })
  await writePlaces(db, { regions, provinces, cities, barangays })
}
