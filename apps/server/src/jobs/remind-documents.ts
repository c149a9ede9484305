import { remindDocument } from '#modules/documents/registered/remind-document'
import type { Deps } from '#platform/deps'
import { remindByDay } from './remind-by-day.ts'

/** Reminds businesses of registered documents that end, on the days of the settings. */
export const remindDocuments = (deps: Pick<Deps, 'db' | 'clock'>) =>
  remindByDay(deps, { name: 'remind-documents', table: 'registered_documents', remind: remindDocument })
