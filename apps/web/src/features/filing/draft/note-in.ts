import type { SignedInUser } from '@lading/contract/accounts'
import type { Filing } from '@lading/contract/filing'
import { answersFromAccount } from '@lading/domain/business/answers-from-account'
import { peso } from '@lading/domain/payments/money'

/** What the form says beside a question besides its help: what follows from the scope chosen, what the account answered. */
export const noteIn = ({ minimum_capital, form, held, business_id }: Filing, user: SignedInUser | null) => {
  const is_owner = user?.memberships.some((one) => one.business_id === business_id && one.is_owner) ?? false
  const known = Object.entries(user ? answersFromAccount({ ...user, is_owner }, form['form']) : {})
  const fromAccount = known.filter(([name, value]) => value !== '' && form[name] === value).map(([name]) => name)
  return (path: string): string | undefined => {
    const minimum = minimum_capital === null ? undefined : peso(minimum_capital)
    if (path === 'domestic' && minimum)
      return `The highest scope ${held ? 'held or added' : 'chosen'} requires a paid-up capital of at least ${minimum}.`
    if (path === 'paid_up_capital' && minimum)
      return `At least ${minimum} for the ${held ? 'highest scope held or added' : 'scope chosen'}.`
    return fromAccount.includes(path) ? 'From your account. Change it if it is not right.' : undefined
  }
}
