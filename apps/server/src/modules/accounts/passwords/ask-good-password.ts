import { passwordRefusal } from '@lading/domain/people/signing-in/password'
import { invalid } from '#platform/problem'
import { stolenPasswords } from './stolen-passwords.ts'

/** Refuses a password that may not be chosen for the account of this address; says why, under its field. */
export async function askGoodPassword({ email, password }: { email: string; password: string }): Promise<void> {
  const message = passwordRefusal(password, email, await stolenPasswords())
  if (message) throw invalid({ password: [message] })
}
