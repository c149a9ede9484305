import type { Agency } from '../transactions/agency.ts'
import { flagSetting, numberSetting, type Settings } from '../settings/setting.ts'

/** Who counts as a key operating officer (field facts, section 1.3). */
export const keyPositions = [
  'Owner',
  'President',
  'Chief Operating Officer',
  'General Manager',
  'Operations Manager',
] as const

export interface OfficerTraining {
  readonly name: string
  readonly position: string
  /** The applicant may name others besides those whose position says it. */
  readonly is_key_officer?: boolean
  readonly training_hours: number | null
}

/** Whether an officer of this position must be trained, however the position is written. */
export function isKeyPosition(position: string): boolean {
  const written = position
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
  return written === 'coo' || keyPositions.some((key) => key.toLowerCase() === written)
}

/** Whether an agency asks hours of training: the sea side alone does (field facts, section 1.3). */
export const asksTraining = (agency: Agency): boolean => agency === 'dti'

/** A refusal in words where key officers lack hours, together or each by setting; sea only (field facts, section 1.3). */
export function trainingShortfall(settings: Settings, officers: readonly OfficerTraining[]): string | undefined {
  const hours = numberSetting(settings, 'training.hours')
  const key = officers.filter(({ position, is_key_officer }) => is_key_officer || isKeyPosition(position))
  if (key.length === 0) return `Name at least one key operating officer: ${keyPositions.join(', ').toLowerCase()}.`

  if (flagSetting(settings, 'training.pooled')) {
    const together = key.reduce((sum, officer) => sum + (officer.training_hours ?? 0), 0)
    if (together >= hours) return undefined
    return `Key operating officers need ${hours} hours of training together; ${together} are entered.`
  }
  const short = key.filter(({ training_hours }) => (training_hours ?? 0) < hours).map(({ name }) => name)
  return short.length > 0
    ? `Each key operating officer needs ${hours} hours of training. Short of this: ${short.join(', ')}.`
    : undefined
}

/** The shortfall, or that there is none, for the memorandum. */
export function trainingFinding(settings: Settings, officers: readonly OfficerTraining[]): string {
  const together = flagSetting(settings, 'training.pooled') ? 'together' : 'each'
  const met = `Key operating officers have ${together} the ${numberSetting(settings, 'training.hours')} hours of training required.`
  return trainingShortfall(settings, officers) ?? met
}

const askedColumns = ['position', 'is_key_officer', 'training_hours']

/** Whether a returned answer may change who must be trained, or how long they were. */
export function opensTraining(code: string): boolean {
  const [group, , column] = code.split('.')
  return group === 'officers' && (column === undefined || askedColumns.includes(column))
}
