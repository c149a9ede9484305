import type { Act } from '../transition/transition.ts'

/** What the business does: open, fill in, file, answer, withdraw. */

export const saveDraft = { action: 'save-draft', by: ['CUS'], right: 'prepare' } satisfies Act

export const deleteDraft = {
  action: 'delete-draft',
  by: ['CUS'],
  right: 'author-or-owner',
  effects: ['purge-files'],
} satisfies Act

export const submit = {
  action: 'submit',
  by: ['CUS'],
  right: 'submit',
  guards: ['every-requirement-uploaded', 'declaration-accepted'],
  effects: ['freeze-requirements', 'acknowledge'],
} satisfies Act

export const submitWithDocumentsToFollow = {
  action: 'submit-with-documents-to-follow',
  by: ['CUS'],
  right: 'submit',
  guards: ['only-missing-what-may-follow', 'declaration-accepted'],
  effects: ['freeze-requirements', 'set-client-deadline'],
} satisfies Act

export const completeRequirements = {
  action: 'complete-requirements',
  by: ['CUS'],
  right: 'submit',
  guards: ['every-requirement-uploaded'],
  effects: ['acknowledge'],
} satisfies Act

export const resubmit = {
  action: 'resubmit',
  by: ['CUS'],
  right: 'submit',
  guards: ['every-return-answered'],
  effects: ['count-resubmission'],
  notifies: ['processor'],
} satisfies Act

export const withdraw = {
  action: 'withdraw',
  by: ['CUS'],
  right: 'submit',
  inputs: ['reason'],
  effects: ['void-open-invoices'],
  notifies: ['processor'],
} satisfies Act

/** Withdrawn while an order of payment or a notice is out. */
export const withdrawApplication = { ...withdraw, action: 'withdraw-application' } satisfies Act
