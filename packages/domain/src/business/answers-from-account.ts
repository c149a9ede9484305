import type { Form } from '../filing/form-path.ts'
import { signedName, type PersonName } from '../people/particulars/full-name.ts'

/** What an account says of its person. */
export interface AccountFacts extends PersonName {
  readonly email: string
  readonly mobile: string
  /** Whether the business is registered as theirs. */
  readonly is_owner: boolean
}

/** The answers that the account of the person who applies already gives; the person may correct each of them. */
export function answersFromAccount({ email, mobile, is_owner, ...name }: AccountFacts, form: unknown) {
  return {
    // What an employee is reached by is not the business's.
    email: is_owner ? email : '',
    mobile: is_owner ? mobile : '',
    representative_name: signedName(name),
    // Of the other forms an owner may hold any office.
    representative_position: is_owner && form === 'sole-proprietorship' ? 'Owner' : '',
    representative_email: email,
    representative_mobile: mobile,
  }
}

/** The answers with what the account says wherever nothing is answered yet. */
export function filledFromAccount<A extends Form & { readonly form: unknown }>(answers: A, account: AccountFacts): A {
  const open = Object.entries(answersFromAccount(account, answers.form)).filter(([name]) => answers[name] === '')
  return { ...answers, ...Object.fromEntries(open) }
}
