import { createHash } from 'node:crypto'

/** Somebody whom the demonstration's provider vouches for. */
export interface DemoIdentity {
  readonly sub: string
  readonly given_name: string
  readonly family_name: string
  readonly email: string
  readonly email_verified: boolean
  /** How they proved themselves there (RFC 8176). */
  readonly amr: readonly string[]
  /** What trying this person shows. */
  readonly shows: string
}

export const demoIdentities: readonly DemoIdentity[] = [
  someone('Liza Marie', 'Ocampo', 'liza.ocampo@mail.example', 'New user: an account is created'),
  someone('Juan Miguel', 'Dela Cruz', 'customer@lading.example', 'Has an account: the password links both'),
  {
    ...someone('Ramil', 'Bonifacio', 'ramil.bonifacio@mail.example', 'E-mail not confirmed: the portal sends a link'),
    email_verified: false,
  },
  someone('Kristine', 'Magsaysay', 'evaluator2.sea@lading.example', 'Staff: signed in here with a password'),
  {
    ...someone('Jose Mari', 'Bautista', 'evaluator.sea@lading.example', 'Staff: signed in here with a second factor'),
    amr: ['pwd', 'otp', 'mfa'],
  },
]

function someone(given_name: string, family_name: string, email: string, shows: string): DemoIdentity {
  return { sub: subjectOf(email), given_name, family_name, email, email_verified: true, amr: ['pwd'], shows }
}

/** One of the list, or somebody made up on the login page; undefined where the answers name nobody. */
export function identityFrom(answers: URLSearchParams): DemoIdentity | undefined {
  const chosen = answers.get('person')
  if (chosen !== null) return demoIdentities.find(({ sub }) => sub === chosen)
  const email = (answers.get('email') ?? '').trim().toLowerCase()
  const [given_name = '', ...rest] = (answers.get('name') ?? '').trim().split(/\s+/)
  if (!/^\S+@\S+$/.test(email) || email.length > 255 || given_name === '') return undefined
  const email_verified = answers.get('verified') === 'yes'
  return { ...someone(given_name, rest.join(' '), email, ''), email_verified }
}

/** Always the same for an address, so that a person who comes back is known. */
function subjectOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 21)
}
