import { readByEveryPage } from '@lading/contract/calls/public-reads'
import type { allSettings } from '@lading/contract/settings'
import { agencies, freightOf, type Agency, type Freight } from '@lading/domain/transactions/agency'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
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
  /** Of the data protection officer; empty where the settings are those of the agencies alone. */
  readonly privacy_email: string
}

export const SETTINGS_KEPT = 600_000 // milliseconds

/** The settings of the agencies, and with them the day: read by every page, so notices and limits are left out. */
export const settingsRead = {
  ...publicQuery<typeof allSettings>(readByEveryPage.path, { query: readByEveryPage.query }),
  staleTime: SETTINGS_KEPT,
}

type SettingsReply = z.infer<(typeof allSettings)['reply']>
export const valuesByKey = ({ data }: SettingsReply) =>
  new Map(data.map(({ param_key, param_value }) => [param_key, param_value]))

/** The settings of the agencies, by their keys. */
export const officeSettings = queryOptions({ ...settingsRead, select: valuesByKey })

/** Both partner agencies, from the settings. */
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
