import { z } from 'zod'
import { ById, endpoint, Id } from '../calls/endpoint.ts'
import { AnswersToSave, Filing, SavedAnswers } from '../filing/filing.ts'
import { AttachedDocument } from '../filing/filed-documents.ts'
import { Timeline, TimelineSummary } from '../filing/timeline.ts'
import { AgencyCode } from '../workflow.ts'

// Also the acts of `filing.ts`, `filed-documents.ts` and `timeline.ts` once more, named by the accreditation that an application makes.

export const createApplication = endpoint({
  method: 'POST',
  path: '/accreditations',
  summary: 'Opens a draft of a new application (type 1)',
  access: { permission: 'create-new-accreditation' },
  recordScope: 'prepare',
  body: z.object({ business_id: Id, agency: AgencyCode }),
  reply: Filing,
  idempotent: true,
})

export const application = endpoint({
  method: 'GET',
  path: '/accreditations/:id',
  summary: 'A new application or renewal, by the accreditation it makes',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  query: z.object({ only_draft: z.stringbool().optional(), only_editable: z.stringbool().optional() }),
  reply: Filing,
})

export const saveApplication = endpoint({
  method: 'PUT',
  path: '/accreditations/:id',
  summary: 'Saves answers of an application, by the accreditation it makes',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: AnswersToSave,
  reply: SavedAnswers,
})

export const attachToApplication = endpoint({
  method: 'PUT',
  path: '/accreditations/documents/:id',
  summary: 'Attaches a file to a requirement of an application, by the accreditation it makes',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 60,
  multipart: true,
  body: AttachedDocument,
  reply: Filing,
})

export const applicationTimeline = endpoint({
  method: 'GET',
  path: '/accreditations/timeline/:id',
  summary: 'Every step of an application, by the accreditation it makes',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: Timeline,
})

export const applicationTimelineSummary = endpoint({
  method: 'GET',
  path: '/accreditations/timeline/summary/:id',
  summary: 'How long an application was with the agency and with the applicant, by the accreditation it makes',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: TimelineSummary,
})

export const latestAccreditation = endpoint({
  method: 'GET',
  path: '/accreditations/:id/latest',
  summary: 'The newest successor of an accreditation; itself where it has none',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: z.object({ accreditation_id: z.int() }),
})
