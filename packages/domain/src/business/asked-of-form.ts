import { businessForms, type BusinessForm } from './business-form.ts'

const withHolders: readonly BusinessForm[] = ['partnership', 'corporation', 'cooperative']
const withShares: readonly BusinessForm[] = ['corporation', 'cooperative']

/**
 * What only some legal forms have, by the name of the answer, the list or its column: a sole proprietor owns the business
 * alone, and partners contribute to a common fund (Civil Code, article 1767): no shares, no stock to subscribe, no board.
 * Everything else is asked of every form (field facts, sections 1.4 and 15.2).
 */
export const formsThatHave: Readonly<Record<string, readonly BusinessForm[]>> = {
  authorised_capital: withShares,
  subscribed_capital: withShares,
  par_value: withShares,
  stockholders: withHolders,
  'stockholders.shares': withShares,
  directors: withShares,
}

/** Whether a business of this legal form is asked for an answer, a list or a column of one; while no form is chosen, everything is. */
export function isAskedOf(form: unknown, name: string): boolean {
  const isChosen = businessForms.some((one) => one === form)
  const having = Object.hasOwn(formsThatHave, name) ? formsThatHave[name] : undefined
  return !isChosen || !having || having.some((one) => one === form)
}
