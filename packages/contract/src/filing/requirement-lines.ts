import { dayAnswers } from '@lading/domain/accreditation/requirements/carried-documents'
import { documentDays } from '@lading/domain/accreditation/requirements/requirement'
import { z } from 'zod'

/** One file under a requirement, as the applicant and the agency see it. */
export const RequirementFile = z.object({
  id: z.int(),
  file_id: z.uuid(),
  name: z.string(),
  media_type: z.string(),
  size: z.int(),
  page_count: z.int().nullable(),
  version_no: z.int(),
  round: z.int(),
  expires_on: z.iso.date().nullable(),
  /** The client confirmed that it has no such day: no file of the requirement is a lease. */
  has_no_day: z.boolean(),
  uploaded_at: z.iso.datetime(),
  decision: z.enum(['accepted', 'returned']).nullable(),
  remark: z.string(),
  /** The file it took the place of in the round before. */
  replaces: z.string().nullable(),
  /** Taken over by a renewal from the filing before. */
  is_carried: z.boolean(),
})
export type RequirementFile = z.infer<typeof RequirementFile>

const RequiredDocument = z.object({
  code: z.string(),
  name: z.string(),
  mandatory: z.boolean(),
  may_follow: z.boolean(),
  /** The SEC amends it: it may follow for longer than others; lists frozen before this was said have it not. */
  waits_for_sec: z.boolean().default(false),
  asks_expiry: z.boolean(),
  expiry_label: z.string(),
  /** On which side of the day of filing it lies, `any` for either; null where no day is asked, or the list was frozen before this was said. */
  day: z.enum(documentDays).nullable().default(null),
  /** The answer of the form that holds the same day; a draft asks it there alone. */
  day_answer: z.enum(['', ...dayAnswers]).default(''),
  /** What alone has that day: `a lease`, which the client may confirm is not among the files; empty where each file has it. */
  day_only_for: z.string().default(''),
  max_files: z.int(),
  help: z.string(),
  /** Why this applicant is asked. */
  why: z.string(),
})

/** A requirement list as it is kept with its transaction. */
export const RequiredDocuments = z.array(RequiredDocument)

/** A line of the checklist, with what is attached to it. */
export const RequirementLine = RequiredDocument.extend({
  /** Whether the applicant may attach, replace or remove here now. */
  is_open: z.boolean(),
  files: z.array(RequirementFile),
})
export type RequirementLine = z.infer<typeof RequirementLine>
