import type { SignedInUser } from '@lading/contract/accounts/accounts'
import type { Filing } from '@lading/contract/filing/filing'
import type { BusinessAnswers } from '@lading/contract/forms/business-fields'
import { answersFromAccount } from '@lading/domain/business/answers-from-account'
import { isSameAnswer, rowsOf, type Form } from '@lading/domain/filing/form-path'
import { peso } from '@lading/domain/payments/money'

/** By whom a draft is written, and what was known of its business beforehand. */
export interface DraftContext {
  readonly user: SignedInUser | null
  /** The register's answers, where the form was filled in from them and does not show them beside it. */
  readonly profile: Form | null
}

/** What the form says beside a question besides its help: what follows from the scope chosen, what was known already. */
export const noteIn = ({ minimum_capital, form, held, business_id }: Filing, { user, profile }: DraftContext) => {
  const is_owner = user?.memberships.some((one) => one.business_id === business_id && one.is_owner) ?? false
  const known = Object.entries(user ? answersFromAccount({ ...user, is_owner }, form[LEGAL_FORM]) : {})
  const fromAccount = known.filter(([name, value]) => value !== '' && form[name] === value).map(([name]) => name)
  return (path: string): string | undefined => {
    const minimum = minimum_capital === null ? undefined : peso(minimum_capital)
    if (path === 'domestic' && minimum)
      return `The highest scope ${held ? 'held or added' : 'chosen'} requires a paid-up capital of at least ${minimum}.`
    if (path === 'paid_up_capital' && minimum)
      return `At least ${minimum} for the ${held ? 'highest scope held or added' : 'scope chosen'}.`
    if (isFromRegister(path, form, profile)) return 'From the business profile. Change it if it is not right.'
    return fromAccount.includes(path) ? 'From your account. Change it if it is not right.' : undefined
  }
}

/** Whether an answer stands as the register has it. Of a list its rows are told, each beside its name. */
function isFromRegister(path: string, form: Form, profile: Form | null): boolean {
  if (profile === null) return false
  const [name = '', index, column] = path.split('.')
  if (index === undefined) return !isBlank(profile[name]) && isSameAnswer(form[name], profile[name])
  const row = rowsOf(form, name)[Number(index)]
  const before = rowsOf(profile, name).find(({ key }) => key === row?.key)
  return column === 'name' && row !== undefined && before !== undefined && isSameAnswer(row, before)
}

const LEGAL_FORM = 'form' satisfies keyof BusinessAnswers
const isBlank = (value: unknown) => ['', null, undefined, false].includes(value as null)
