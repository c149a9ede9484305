import { hasLimit } from '@lading/domain/settings/catalogue/clocks'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Db } from '#platform/database'
import { settingsOf, type SettingsReader } from '#platform/settings'
import type { Agency } from '@lading/domain/transactions/agency'

/** The settings the workflow's rules ask, as they stood at one reading. */
export interface TransactionSettings extends SettingsReader {
  readonly self_pick_allowed: boolean
  readonly cashier_separation: boolean
  readonly publication_exempt: boolean
  readonly hearing_resets: number
  readonly lease_minutes: number
  /** Working days. */
  readonly lock_idle_days: number
  /** Calendar days. */
  readonly draft_days: number
  readonly completion_days: number
  /** While the SEC amends a document that is missing. */
  readonly completion_days_sec: number
  readonly unclaimed_days: number
  /** Working days. */
  readonly client_action_days: number
  readonly order_of_payment_days: number
  /** Working days of the statutory clock; null where the law sets none. */
  readonly clock_limit: (agency: Agency, type: TransactionType) => number | null
}

/** What a statutory clock asks of the settings. */
export type ClockLimits = Pick<TransactionSettings, 'clock_limit'>

/** Throws where a setting the workflow needs was deleted: nobody decides on a guess. */
export const transactionSettings = async (db: Db): Promise<TransactionSettings> => readSettings(await settingsOf(db))

/** The same of settings that were read already. */
export function readSettings(settings: SettingsReader): TransactionSettings {
  return {
    ...settings,
    self_pick_allowed: settings.flag('workflow.self_pick_allowed'),
    cashier_separation: settings.flag('workflow.cashier_separation'),
    publication_exempt: settings.flag('workflow.publication_exempt'),
    hearing_resets: settings.number('workflow.hearing_resets'),
    lease_minutes: settings.number('workflow.lease_minutes'),
    lock_idle_days: settings.number('workflow.lock_idle_days'),
    draft_days: settings.number('deadline.draft_days'),
    completion_days: settings.number('deadline.completion_days'),
    completion_days_sec: settings.number('deadline.completion_days_sec'),
    unclaimed_days: settings.number('deadline.unclaimed_days'),
    client_action_days: settings.number('deadline.client_action_days'),
    order_of_payment_days: settings.number('deadline.order_of_payment_days'),
    clock_limit: (agency, type) => (hasLimit(type) ? settings.number(`clock.${agency}.${type}`) : null),
  }
}
