import { bareCityName, namesOfCity } from '@lading/domain/text/city-name'
import { plainName } from '@lading/domain/text/plain-name'
import type { AddressPlace } from '../../reference.ts'

/** The places of one row by their names, as they were written. */
export type WrittenPlaces = Readonly<Record<'region_name' | 'province_name' | 'city_name' | 'barangay_name', string>>

/** What is searched for to find a row's places; '' where it names no barangay or city. */
export function placeSearch({ barangay_name, city_name, province_name }: WrittenPlaces): string {
  if (barangay_name === '' || city_name === '') return ''
  return [...new Set([barangay_name, bareCityName(city_name), province_name])].join(' ').trim()
}

/** The one place among those found that is meant, or why it is not known. */
export function placeMeant(written: WrittenPlaces, found: readonly AddressPlace[]): AddressPlace | string {
  const named = found.filter(
    ({ barangay }) => barangay && plainName(barangay.name) === plainName(written.barangay_name),
  )
  const isCalled = ({ name }: AddressPlace['city']) =>
    namesOfCity(name).map(plainName).includes(plainName(written.city_name))
  const inCity = named.filter(({ city }) => isCalled(city))
  // The barangays of Manila lie in its districts, and Manila stands where others have their province.
  const [place, ...others] = inCity.length > 0 ? inCity : named.filter(({ province }) => isCalled(province))
  if (!place) return 'No barangay of this name was found in the city or municipality.'
  return others.length > 0 ? 'Several barangays have this name. Name the province too.' : place
}

/** The answers of an address that a place gives. */
export const answersOfPlace = ({ region, province, city, barangay }: AddressPlace) => ({
  region_code: region.code,
  region_name: region.name,
  province_code: province.code,
  province_name: province.name,
  city_code: city.code,
  city_name: city.name,
  barangay_code: barangay?.code ?? '',
  barangay_name: barangay?.name ?? '',
})
