import { accreditationSettings } from './catalogue/accreditation.ts'
import { agencySettings } from './catalogue/agencies.ts'
import { clockSettings } from './catalogue/clocks.ts'
import { deadlineSettings } from './catalogue/deadlines.ts'
import { documentSettings } from './catalogue/documents.ts'
import { pickupSettings } from './catalogue/pickup.ts'
import { ratioSettings } from './catalogue/ratios.ts'
import { reportSettings } from './catalogue/reports.ts'
import { workflowSettings } from './catalogue/workflow.ts'
import type { SettingDefinition, SettingKind } from './define.ts'

/** Told to visitors too. */
const publicSettings = {
  ...accreditationSettings,
  ...clockSettings,
  ...deadlineSettings,
  ...reportSettings,
  ...agencySettings,
  ...pickupSettings,
}
const staffSettings = { ...ratioSettings, ...workflowSettings, ...documentSettings }

type Catalogue = typeof publicSettings & typeof staffSettings

/** The name of a setting, of one kind or of any: a setting that is not in the catalogue cannot be asked for. */
export type SettingKey<K extends SettingKind = SettingKind> = {
  [P in keyof Catalogue]: Catalogue[P]['kind'] extends K ? P : never
}[keyof Catalogue]

/** A row of the settings table as it is first filled. */
export interface FirstSetting {
  readonly param_key: string
  readonly param_value: string
  readonly kind: SettingKind
  readonly label: string
  readonly legal_basis: string
  readonly is_public: boolean
}

const rowsOf = (definitions: Readonly<Record<string, SettingDefinition>>, is_public: boolean): FirstSetting[] =>
  Object.entries(definitions).map(([param_key, { first, ...definition }]) => ({
    param_key,
    param_value: first,
    ...definition,
    is_public,
  }))

/** Every setting the portal needs, with the value it starts with. */
export const firstSettings: readonly FirstSetting[] = [...rowsOf(publicSettings, true), ...rowsOf(staffSettings, false)]
