import { z } from 'zod'
import { ById, endpoint, Id } from '../calls/endpoint.ts'
import { FiledForm, SavedAnswers } from './filing.ts'

/** Of the form (`form_version`) that the answers rest on: refused whole where it moved since. */
const version = z.int()

/** What was wrong; asked of the evaluator who corrects a certificate. */
const reason = z.string().trim().max(2000).default('')

const Answer = z.strictObject({ path: z.string().min(1).max(200), value: z.unknown() })
const Answers = z.array(Answer).min(1).max(500)

/** Answers without what stood there before. */
export const AnswersOfVersion = z.strictObject({ version, answers: Answers })

/** What was saved, all of it, and the version to send next. */
export const SavedVersion = SavedAnswers.extend({ version })
export type SavedVersion = z.infer<typeof SavedVersion>

export const saveSome = endpoint({
  method: 'POST',
  path: '/accreditations/transaction_detail/specific',
  summary:
    'Saves answers on the version that was read, all or none: its client’s, or what its evaluator corrects of the certificate',
  access: 'signed-in',
  recordScope: 'prepare-or-hold',
  limit: 240,
  body: AnswersOfVersion.extend({ transaction_id: Id, reason }),
  reply: SavedVersion,
  refuses: ['not-found'],
})

export const replaceSection = endpoint({
  method: 'PUT',
  path: '/accreditations/transaction_detail/specific/:id',
  summary:
    'Replaces one section of a form, by transaction, for those who may replace the whole: what is left out is emptied',
  access: 'signed-in',
  recordScope: 'prepare-or-hold',
  params: ById,
  limit: 240,
  body: z.object({ section: z.string().min(1).max(40), values: FiledForm, version, reason }),
  reply: SavedVersion,
})

export const editDraft = endpoint({
  method: 'POST',
  path: '/transactions/edit/:id',
  summary: 'Saves answers of a draft, and how its documents are to be delivered',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: z
    .strictObject({ version, answers: Answers.optional(), delivery: z.enum(['electronic', 'pickup']).optional() })
    .refine(({ answers, delivery }) => answers !== undefined || delivery !== undefined, {
      path: ['answers'],
      message: 'Give answers, or how to deliver.',
    }),
  reply: SavedVersion,
})

export const replaceForm = endpoint({
  method: 'PUT',
  path: '/transaction_details/:id',
  summary: 'Replaces the whole form: its client’s, or after approval what its evaluator corrects of the certificate',
  access: 'signed-in',
  recordScope: 'prepare-or-hold',
  params: ById,
  limit: 240,
  body: z.object({ version, form: FiledForm, reason }),
  reply: SavedVersion,
})
