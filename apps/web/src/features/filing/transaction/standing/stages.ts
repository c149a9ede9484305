import type { Filing } from '@lading/contract/filing/filing'
import { manilaDay } from '@lading/domain/dates/manila'
import { clientStagesOf } from '@lading/domain/transactions/client-stages-of'
import { labelOfStatus, statusLabels } from '@lading/domain/transactions/labels'
import { dayText } from '#lib/format.ts'
import type { ProgressStage } from '#ui/facts/ProgressPath.tsx'
import { isFree } from '@lading/contract/filing/is-free'

/** How far a filing has come, with the day of its submission and the words of where it stands. */
export function stagesOf(filing: Filing) {
  const { type, status, submitted_at } = filing
  const { stages, at } = clientStagesOf({ ...filing, is_free: isFree(filing) })
  const noted = stages.map(({ name }, place): ProgressStage => {
    if (place === at) return { name, note: labelOfStatus(status, 'customer', type) }
    return place === 0 && submitted_at !== null
      ? { name: 'Submitted', note: dayText(manilaDay(new Date(submitted_at))) }
      : { name }
  })
  const { tone } = statusLabels[status]
  const waitsFor = tone === 'stopped' || tone === 'client' ? tone : ('agency' as const)
  return { stages: noted, at, waitsFor }
}
