import { isKeyOfficer, keyPositions, type KnownOfficer } from '../../business/key-officers.ts'
import type { Agency } from '../../transactions/agency.ts'
import { flagSetting, numberSetting, type Settings } from '../../settings/setting.ts'

export interface OfficerTraining extends KnownOfficer {
  readonly name: string
  readonly training_hours: number | null
}

/** Whether an agency asks hours of training: the sea side alone does (field facts, section 1.3). */
const training: Readonly<Record<Agency, boolean>> = { dti: true, cab: false }
export const asksTraining = (agency: Agency): boolean => training[agency]

/** How many hours an agency asks of key officers: of all together, or of each. */
export interface TrainingRule {
  readonly hours: number
  readonly pooled: boolean
}

/** The rule in force by the settings; null for an agency that asks none. */
export const trainingRule = (settings: Settings, agency: Agency): TrainingRule | null =>
  asksTraining(agency)
    ? { hours: numberSetting(settings, 'training.hours'), pooled: flagSetting(settings, 'training.pooled') }
    : null

export interface TrainingFault {
  /** The officer's place in the list; null where it concerns the key officers together. */
  readonly index: number | null
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
}

/** What hours key officers lack; other officers are not counted (field facts, section 1.3). */
export function trainingFaults({ hours, pooled }: TrainingRule, officers: readonly OfficerTraining[]): TrainingFault[] {
  const all = officers.map((officer, index) => ({ ...officer, index, has: officer.training_hours ?? 0 }))
  const key = all.filter(isKeyOfficer)
  if (key.length === 0)
    return together(`Name at least one key operating officer: ${keyPositions.join(', ').toLowerCase()}.`, { hours })
  if (!pooled) {
    return key
      .filter(({ has }) => has < hours)
      .map(({ index, name, has }) => ({
        index,
        message: `${name || 'A key operating officer'} needs ${hours} hours of training; ${has} are entered.`,
        params: { hours, entered: has },
      }))
  }
  const entered = key.reduce((sum, { has }) => sum + has, 0)
  if (entered >= hours) return []
  const uncounted = all.filter((one) => !isKeyOfficer(one) && one.has > 0).map(({ name }) => name)
  const why = uncounted.length > 0 ? ` Not counted, as not key operating officers: ${uncounted.join(', ')}.` : ''
  const said = `Key operating officers need ${hours} hours of training together; ${entered} are entered.`
  return together(said + why, { hours, entered })
}

const together = (message: string, params: TrainingFault['params']): TrainingFault[] => [
  { index: null, message, params },
]

/** What of officers bears on training: nothing else makes it tested anew. */
export const trainingFacts = (officers: readonly (OfficerTraining & { readonly key: string })[]) =>
  officers.map(({ key, position, is_key_officer, training_hours }) => ({
    key,
    position,
    is_key_officer: is_key_officer ?? false,
    training_hours,
  }))

/** The shortfall, or that there is none, for the memorandum. */
export function trainingFinding(settings: Settings, officers: readonly OfficerTraining[]): string {
  const together = flagSetting(settings, 'training.pooled') ? 'together' : 'each'
  const met = `Key operating officers have ${together} the ${numberSetting(settings, 'training.hours')} hours of training required.`
  const rule = { hours: numberSetting(settings, 'training.hours'), pooled: flagSetting(settings, 'training.pooled') }
  const faults = trainingFaults(rule, officers).map(({ message }) => message)
  return faults.length > 0 ? faults.join(' ') : met
}
