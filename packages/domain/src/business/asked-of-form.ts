import { businessForms, type BusinessForm } from './business-form.ts'

const withCapitalStock: readonly BusinessForm[] = ['partnership', 'corporation', 'cooperative']
const withBoard: readonly BusinessForm[] = ['corporation', 'cooperative']

/**
 * What only some legal forms have, by the name of the answer or of the list: a sole proprietor owns the business alone,
 * and a partnership has no board. Everything else is asked of every form (field facts, sections 1.4 and 15.2).
 */
export const formsThatHave: Readonly<Record<string, readonly BusinessForm[]>> = {
  authorised_capital: withCapitalStock,
  subscribed_capital: withCapitalStock,
  par_value: withCapitalStock,
  stockholders: withCapitalStock,
  directors: withBoard,
}

/** Whether a business of this legal form is asked for an answer or a list; while no form is chosen, everything is. */
export function isAskedOf(form: unknown, name: string): boolean {
  const isChosen = businessForms.some((one) => one === form)
  const having = Object.hasOwn(formsThatHave, name) ? formsThatHave[name] : undefined
  return !isChosen || !having || having.some((one) => one === form)
}
