import { z } from 'zod'
import { BasicProfile, Email } from '../accounts/accounts.ts'

/** How somebody is named and reached, as those who keep accounts write it. */
export const PersonFields = z.object({
  email: Email,
  first_name: BasicProfile.shape.first_name,
  middle_name: BasicProfile.shape.middle_name,
  last_name: BasicProfile.shape.last_name,
  suffix: BasicProfile.shape.suffix,
  /** May stay empty until the person tells it. */
  mobile: z.union([z.literal(''), BasicProfile.shape.mobile], {
    error: 'Enter a mobile number, such as 0917 123 4567, or leave it empty.',
  }),
})

/** An account as those who keep it see it. */
export const Account = z.object({
  id: z.int(),
  version: z.int(),
  email: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  suffix: z.string(),
  mobile: z.string(),
  status: z.enum(['active', 'disabled']),
  /** Whether a password was ever set, and not taken since. */
  has_password: z.boolean(),
  /** 1 while a password that was handed over waits to be changed. */
  change_passwd: z.int(),
  email_verified_at: z.iso.datetime().nullable(),
  last_login: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type Account = z.infer<typeof Account>

/** A change of status says why; the person's record keeps it. */
export const StatusInput = z.object({
  status: z.enum(['active', 'disabled']),
  reason: z.string().trim().min(1, 'Enter the reason.').max(255, 'Enter at most 255 characters.'),
  version: z.int(),
})

/** A one-time link by mail, or a password that somebody hands over in person and that must be changed. */
export const ResetInput = z.object({ method: z.enum(['link', 'hand-over']), version: z.int() })

/** The password to hand over, told this once and kept nowhere; null where a link was mailed. */
export const ResetReply = z.object({ password: z.string().nullable() })
