import type { Place } from '@lading/contract/reference'
import isoCountries, { type LocaleData } from 'i18n-iso-countries'
import { createRequire } from 'node:module'

isoCountries.registerLocale(createRequire(import.meta.url)('i18n-iso-countries/langs/en.json') as LocaleData)

/** The countries with the other names that people write: `United States` and `USA` beside the official one. */
export function withOtherNames(countries: readonly Place[]): Place[] {
  const names = isoCountries.getNames('en', { select: 'all' })
  const others = countries.flatMap(({ code }) => [names[code] ?? []].flat().map((name) => ({ code, name })))
  return [...countries, ...others]
}
