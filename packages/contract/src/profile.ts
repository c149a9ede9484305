import { mailKinds } from '@lading/domain/people/mail-kind'
import { z } from 'zod'
import { BasicProfile } from './accounts/accounts.ts'
import { endpoint } from './calls/endpoint.ts'
import { pagedTable } from './tables/paged-table.ts'

/** A member of staff may have no mobile number; a customer must. */
export const OwnNames = BasicProfile.extend({ mobile: z.union([z.literal(''), BasicProfile.shape.mobile]) })

/** What a person may change about themselves. */
export const Profile = z.object({
  version: z.int(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  suffix: z.string(),
  mobile: z.string(),
  photo_id: z.uuid().nullable(),
  /** The kinds of mail copies that were turned off. */
  mail_off: z.array(z.enum(mailKinds)),
})
export type Profile = z.infer<typeof Profile>

export const showProfile = endpoint({
  method: 'GET',
  path: '/profile',
  summary: 'My name, photo and e-mail choices',
  access: 'signed-in',
  recordScope: 'own',
  reply: Profile,
})

export const changeOwnNames = endpoint({
  method: 'PUT',
  path: '/profile',
  summary: 'My name and mobile number',
  access: 'signed-in',
  body: OwnNames.extend({ version: z.int() }),
  reply: Profile,
})

export const chooseMail = endpoint({
  method: 'PUT',
  path: '/profile/mail',
  summary: 'Which notifications I do not receive by e-mail; those that rules require are always sent',
  access: 'signed-in',
  body: z.object({ mail_off: z.array(z.enum(mailKinds)).max(mailKinds.length) }),
  reply: Profile,
})

export const setPhoto = endpoint({
  method: 'PUT',
  path: '/profile/photo',
  summary: 'Makes an uploaded picture my photo',
  access: 'signed-in',
  recordScope: 'upload',
  body: z.object({ file_id: z.uuid() }),
  reply: Profile,
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/profile/photo',
  summary: 'Removes my photo',
  access: 'signed-in',
  reply: Profile,
})

export const ownPhoto = endpoint({
  method: 'GET',
  path: '/profile/photo/:id',
  summary: 'My photo',
  access: 'signed-in',
  recordScope: 'own',
  params: z.object({ id: z.uuid() }),
  reply: z.unknown(),
  bytes: ['image/jpeg', 'image/png'],
})

export const exportOwnRecords = endpoint({
  method: 'GET',
  path: '/profile/export',
  summary: 'Everything the portal stores about me, and the files of my businesses, as one ZIP archive',
  access: 'signed-in',
  limit: 5,
  reply: z.unknown(),
  bytes: ['application/zip'],
})

/** Something I did, as the audit has it. */
export const OwnAct = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  /** What it was done to: the reference of a transaction, the name of a file or a business; empty where there is none. */
  about: z.string(),
  ip: z.string(),
})
export type OwnAct = z.infer<typeof OwnAct>

export const ownActivity = pagedTable({
  name: 'my-activity',
  summary: 'My actions in the portal, newest first',
  access: 'signed-in',
  recordScope: 'own',
  row: OwnAct,
  orderBy: ['at'],
})
