import { type Agency, sideLabels } from '@lading/domain/transactions/agency'

/** For which side somebody works. */
export const sideOf = (agency: Agency | null): string => (agency ? sideLabels[agency].name : 'Both')
