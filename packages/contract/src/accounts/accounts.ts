import { passwordRefusal } from '@lading/domain/people/signing-in/password'
import { businessRights } from '@lading/domain/people/acting/actor'
import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { PrintedText } from '../calls/printed-text.ts'
import { agencies } from '@lading/domain/transactions/agency'

const LONGEST = 255 // specification, section 9

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST, `Enter at most ${LONGEST} characters.`)
  .pipe(z.email({ error: 'Enter an e-mail address, such as name@company.ph.' }))

/** What somebody types to sign in; a password is not judged here, only compared. */
const GivenPassword = z.string().min(1, 'Enter your password.').max(1024, 'Enter at most 1024 characters.')

const Named = z.object({ name: z.string() })

/** The person a session belongs to (specification, section 3). Roles stand in order: the first is the route guard's. */
export const SignedInUser = z.object({
  id: z.int(),
  role_id: z.int(),
  email: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  suffix: z.string(),
  mobile: z.string(),
  /** The person's photo; initials stand where there is none. */
  photo_id: z.uuid().nullish(),
  roles: z.array(z.object({ id: z.int(), name: z.string(), permissions: z.array(Named) })),
  permissions: z.array(Named),
  admin_profile: z
    .object({ agency: z.enum(agencies).nullable(), position_title: z.string(), unit: z.string() })
    .nullable(),
  memberships: z.array(
    z.object({ business_id: z.int(), is_owner: z.boolean(), rights: z.array(z.enum(businessRights)) }),
  ),
  change_passwd: z.int(),
  email_verified_at: z.iso.datetime().nullable(),
  last_login: z.iso.datetime().nullable(),
  has_second_factor: z.boolean().optional(),
  /** Whether the second factor must be set up before anything else. */
  owes_second_factor: z.boolean().optional(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** A token for the authorization header; `expires_in` counts seconds. */
export const Authorisation = z.object({ token: z.string(), type: z.literal('bearer'), expires_in: z.int() })
export type Authorisation = z.infer<typeof Authorisation>

export const Credentials = z.object({
  email: Email,
  password: GivenPassword,
  /** What the browser calls itself, by chance; a sign-in from one not seen before is told to the owner. */
  device: z.string().max(64).default(''),
})
export const SignedIn = z.object({ user: SignedInUser, authorisation: Authorisation })

/** What somebody types of their second factor: the app's six digits, or a recovery code. */
export const Code = z.string().trim().min(1, 'Enter the code.').max(40, 'Enter at most 40 characters.')
/** The password asked once more, of somebody who is signed in. */
export const CurrentPassword = GivenPassword

/** The password was right, and the account has a second factor: the token goes with the proof, within five minutes. */
export const SecondStep = z.object({
  second_factor: z.object({
    token: z.string(),
    has_app: z.boolean(),
    /** The address whose pages may ask for the account's passkeys; null where it has none. */
    passkeys_at: z.string().nullable(),
  }),
})
export type SecondStep = z.infer<typeof SecondStep>['second_factor']

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in as a customer',
  access: 'public',
  limit: 60,
  body: Credentials,
  holdsSecret: true,
  reply: SignedIn,
  refuses: ['not-signed-in', 'not-allowed'],
})

export const adminLogin = endpoint({
  method: 'POST',
  path: '/admin-login',
  summary: 'Sign in as a member of staff; a person with a second factor is asked for it next',
  access: 'public',
  limit: 60,
  body: Credentials,
  holdsSecret: true,
  reply: z.union([SignedIn, SecondStep]),
  refuses: ['not-signed-in', 'not-allowed'],
})

const Said = z.object({ message: z.string() })

export const Registration = z.object({ email: Email, password: z.string() }).superRefine(asksGoodPassword)

export const register = endpoint({
  method: 'POST',
  path: '/register',
  summary: 'Ask for a customer account; the answer is the same whether or not the address has one',
  access: 'public',
  limit: 20,
  body: Registration,
  reply: Said,
})

export const resendEmailVerification = endpoint({
  method: 'POST',
  path: '/resendemailverification',
  summary: 'Send the link that confirms an e-mail address again; the answer is the same for every address',
  access: 'public',
  limit: 20,
  body: z.object({ email: Email }),
  reply: Said,
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/verify-email',
  summary: 'Confirm an e-mail address with the mailed link, which works once',
  access: 'public',
  limit: 60,
  query: z.object({ token: z.string().max(100) }),
  reply: z.object({ email: z.string(), email_verified_at: z.iso.datetime() }),
  refuses: ['no-longer-available'],
})

export const forgotPassword = endpoint({
  method: 'PUT',
  path: '/forgot-password',
  summary: 'Ask for a link that sets a new password; the answer is the same for every address',
  access: 'public',
  limit: 20,
  body: z.object({ email: Email }),
  reply: Said,
})

export const ResetPassword = z
  .object({ token: z.string().min(1).max(100), email: Email, password: z.string() })
  .superRefine(asksGoodPassword)

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/reset-password',
  summary: 'Set a password with a mailed link, which works once; every session of the account ends',
  access: 'public',
  limit: 20,
  body: ResetPassword,
  reply: Said.extend({ audience: z.enum(['customer', 'staff']) }),
  refuses: ['no-longer-available'],
})

const name = PrintedText.max(LONGEST, `Enter at most ${LONGEST} characters.`)
const MOBILE = /^(?:\+?63|0)?(9\d{9})$/

export const BasicProfile = z.object({
  first_name: name.min(1, 'Enter your first name.'),
  middle_name: name.default(''),
  last_name: name.min(1, 'Enter your last name.'),
  suffix: name.max(20, 'Enter at most 20 characters.').default(''),
  /** Stored as +639…, however it was typed. */
  mobile: z
    .string()
    .overwrite((text) => text.replace(/[\s().-]/g, '').replace(MOBILE, '+63$1'))
    .regex(/^\+639\d{9}$/, 'Enter a mobile number, such as 0917 123 4567.'),
})

export const completeRegistration = endpoint({
  method: 'PUT',
  path: '/customers/:id/complete-registration',
  summary: 'My name and mobile number, after registration',
  access: 'customer',
  recordScope: 'own',
  params: ById,
  body: BasicProfile,
  reply: SignedInUser,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/refresh',
  summary: 'A new token for this session; the one before it works 30 seconds more',
  access: 'signed-in',
  early: true,
  holdsSecret: true,
  reply: z.object({ authorisation: Authorisation }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'End this session',
  access: 'signed-in',
  early: true,
  reply: Said,
})

export const me = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'Who I am and what I may do',
  access: 'signed-in',
  recordScope: 'own',
  early: true,
  reply: SignedInUser,
})

export const PasswordChange = z.object({ current_password: GivenPassword, password: z.string() })

export const changePassword = endpoint({
  method: 'PUT',
  path: '/changepassword',
  summary: 'Change my password; my other sessions end',
  access: 'signed-in',
  early: true,
  limit: 30,
  body: PasswordChange,
  reply: SignedInUser,
})

function asksGoodPassword({ email, password }: { email: string; password: string }, context: z.RefinementCtx): void {
  const message = passwordRefusal(password, email)
  if (message) context.addIssue({ code: 'custom', path: ['password'], message })
}
