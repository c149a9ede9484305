import type { ClientStage } from './client-stage.ts'
import type { Family } from './definitions/type-definition.ts'
import { familyOf } from './family.ts'
import type { TransactionType } from './transaction-type.ts'

/** What a step asks of a client. */
export interface StepTitle {
  readonly title: string
  readonly hint: string
}

/** What a client reads of a transaction, where families differ. */
export interface FamilyWords {
  /** What it is called: “your request”. */
  readonly noun: string
  /** What the scopes on its form are, where it asks for some. */
  readonly scope: string
  /** The steps to its submission; none while no client files it on a form. */
  readonly steps: readonly StepTitle[]
  /** What approval makes. */
  readonly document: string
  /** The stages of its way, as its client calls them. */
  readonly stages: Readonly<Record<ClientStage, string>>
  /** What holds once all is done. */
  readonly ended: string
  /** What a client may do after it ended without success. */
  readonly again: string
}

const fromForm = (title: string, hint: string): readonly StepTitle[] => [
  { title, hint },
  { title: 'Requirements', hint: 'Upload documents' },
  { title: 'Review', hint: 'Check and submit' },
]

const stages = {
  submission: 'Submission',
  evaluation: 'Evaluation',
  review: 'Review',
  payment: 'Payment',
  decision: 'Decision',
} as const

export const familyWords: Readonly<Record<Family, FamilyWords>> = {
  application: {
    noun: 'application',
    scope: 'Scope',
    steps: fromForm('Business Information', 'Who is applying'),
    document: 'certificate',
    stages: { ...stages, result: 'Certificate' },
    ended: 'The accreditation is in force.',
    again: 'You may apply again.',
  },
  change: {
    noun: 'request',
    scope: 'Scopes added',
    steps: fromForm('The change', 'New details for the register'),
    document: 'certificate',
    stages: { ...stages, result: 'Register' },
    ended: 'The change is in the register.',
    again: 'You may file the request again.',
  },
  report: {
    noun: 'report',
    scope: 'Scope',
    steps: fromForm('The report', 'What you report'),
    document: 'report',
    stages: { ...stages, result: 'Acceptance' },
    ended: 'The report is accepted.',
    again: 'Nothing is owed for it any more.',
  },
  request: {
    noun: 'request',
    scope: 'Scope',
    steps: fromForm('The request', 'What you request, and why'),
    document: 'document',
    stages: { ...stages, result: 'Document' },
    ended: 'The document is issued to you.',
    again: 'You may file the request again.',
  },
  case: {
    noun: 'case',
    scope: 'Scope',
    steps: [],
    document: 'order',
    stages: { ...stages, result: 'Order' },
    ended: 'The case is closed.',
    again: '',
  },
}

/** The words of a type's family. */
export const wordsOf = (type: TransactionType): FamilyWords => familyWords[familyOf(type)]

/** What a client calls a transaction of a type: `application`, `request`, `report`. */
export const nounOf = (type: TransactionType): string => wordsOf(type).noun

/** The declaration as its client reads it: `{transaction}` stands for what is filed. */
export const declarationOf = (text: string, type: TransactionType): string =>
  text.replaceAll('{transaction}', nounOf(type))
