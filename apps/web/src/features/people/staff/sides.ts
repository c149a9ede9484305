import { sideLabels } from '@lading/domain/workflow/labels'
import type { Agency } from '@lading/domain/workflow/transaction-type'

/** For which side somebody works. */
export const sideOf = (agency: Agency | null): string => (agency ? sideLabels[agency].name : 'Both')
