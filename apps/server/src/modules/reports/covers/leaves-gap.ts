import { daysWithoutCover, type Term } from '@lading/domain/accreditation/limits/insurance'
import { plainDate } from '@lading/domain/dates/plain-date'
import type { CoverRow } from '#modules/workflow/transactions/own-cover'

/** Whether days without cover lie between a policy and the next: they are penalised with a report (row D14), which stays owed. */
export const leavesGap = ({ ends_on }: Pick<CoverRow, 'ends_on'>, begins_on: string, terms: readonly Term[]): boolean =>
  daysWithoutCover(plainDate(ends_on), plainDate(begins_on), terms) > 0
