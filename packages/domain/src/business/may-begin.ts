import { definitionOf } from '../transactions/definitions/definitions.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import { isAskedOf } from './asked-of-form.ts'
import { businessForms, type BusinessForm } from './business-form.ts'

/** What is told to who asks to change a list that their legal form does not have. */
const sentences = {
  stockholders: 'A sole proprietorship has one owner and no stockholders or partners.',
  directors: 'Only a corporation or a cooperative has a board of directors.',
} as const

/** Why a business of this legal form cannot begin a type; undefined where it can, and while no form is chosen. */
export function whyNotOfForm(type: TransactionType, form: unknown): string | undefined {
  const { changed_list: list } = definitionOf(type)
  if (list !== 'stockholders' && list !== 'directors') return undefined
  return isAskedOf(form, list) ? undefined : sentences[list]
}

/** The legal forms that can begin a type. */
export const formsThatBegin = (type: TransactionType): readonly BusinessForm[] =>
  businessForms.filter((form) => whyNotOfForm(type, form) === undefined)
