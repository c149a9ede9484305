import { publicReads } from '@lading/contract/calls/public-reads'
import type { allSettings } from '@lading/contract/settings'
import { agencies, freightOf, type Agency, type Freight } from '@lading/domain/transactions/agency'
import { queryOptions } from '@tanstack/react-query'
import { publicQuery } from './api.ts'

/** How one agency is named and reached. */
export interface Office {
  readonly code: Agency
  readonly kind: Freight
  readonly name: string
  readonly link: string
  readonly address: string
  readonly telephone: string
  readonly email: string
  /** Of the data protection officer. */
  readonly privacy_email: string
}

const SETTINGS_KEPT = 600_000 // milliseconds

/** The settings that anybody may read, and with them the day. */
export const settingsRead = { ...publicQuery<typeof allSettings>(publicReads.allSettings), staleTime: SETTINGS_KEPT }

/** The public settings, by their keys. */
export const publicSettings = queryOptions({
  ...settingsRead,
  select: ({ data }) => new Map(data.map(({ param_key, param_value }) => [param_key, param_value])),
})

/** Both partner agencies, from the public settings. */
export function officesIn(settings: ReadonlyMap<string, string>): readonly Office[] {
  return agencies.map((code) => {
    const setting = (name: string) => settings.get(`agency.${code}.${name}`) ?? ''
    return {
      code,
      kind: freightOf(code),
      name: setting('name'),
      link: setting('link'),
      address: setting('address'),
      telephone: setting('telephone'),
      email: setting('email'),
      privacy_email: settings.get(`privacy.${code}.officer_email`) ?? '',
    }
  })
}
