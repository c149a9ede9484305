import { businessRights } from '@lading/domain/people/acting/actor'
import { z } from 'zod'
import { Email } from './accounts/accounts.ts'
import { ById, endpoint, Id } from './calls/endpoint.ts'
import { pagedTable } from './tables/paged-table.ts'

/** What somebody is in a business; an owner holds every right. */
export const Part = z.object({
  is_owner: z.boolean().default(false),
  rights: z.array(z.enum(businessRights)).max(businessRights.length).default([]),
})
export type Part = z.infer<typeof Part>

export const BusinessUserRow = Part.extend({
  business_id: z.int(),
  business_name: z.string(),
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  since: z.iso.datetime(),
  deactivated_at: z.iso.datetime().nullable(),
})
export type BusinessUserRow = z.infer<typeof BusinessUserRow>

export const businessUsers = pagedTable({
  name: 'business-users',
  summary: 'Who acts for a business: a customer’s own businesses, or all for staff',
  access: { permission: 'view-business-users' },
  recordScope: 'business-or-staff',
  row: BusinessUserRow,
  orderBy: ['name', 'business_name', 'since'],
  sortBy: 'asc',
  filters: { business_id: z.int().positive().optional(), is_active: z.boolean().optional() },
})

/** One person, with their part in each business that the caller sees. */
export const BusinessPerson = z.object({
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  parts: z.array(BusinessUserRow).min(1),
})
export type BusinessPerson = z.infer<typeof BusinessPerson>

export const businessPerson = endpoint({
  method: 'GET',
  path: '/business-user/people/:id',
  summary: 'A user of the caller’s businesses, with their rights in each',
  access: { permission: 'view-business-users' },
  recordScope: 'business-or-staff',
  params: ById,
  reply: BusinessPerson,
})

/** An invitation that waits for its answer. */
export const Invitation = Part.extend({
  id: z.int(),
  business_id: z.int(),
  business_name: z.string(),
  email: z.string(),
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

const Said = z.object({ message: z.string() })

export const registerBusinessUser = endpoint({
  method: 'POST',
  path: '/business-user/register',
  summary: 'Invite a person to act for a business; the answer is the same whether or not the address has an account',
  access: 'customer',
  recordScope: 'manage-people',
  limit: 20,
  body: Part.extend({ business_id: z.int().positive(), email: Email }),
  reply: Said,
  idempotent: true,
})

export const openInvitations = endpoint({
  method: 'GET',
  path: '/business-user/invitations',
  summary: 'Pending invitations, of the businesses whose people the caller manages',
  access: 'customer',
  recordScope: 'business',
  reply: z.object({ data: z.array(Invitation) }),
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/business-user/invitations/:id',
  summary: 'Withdraws an invitation before it is answered',
  access: 'customer',
  recordScope: 'manage-people',
  params: z.object({ id: Id }),
  reply: Said,
})

const InvitationToken = z.object({ token: z.string().min(1).max(100) })

export const readInvitation = endpoint({
  method: 'GET',
  path: '/business-user/invitation',
  summary: 'What an invitation offers, for the person it was sent to',
  access: 'customer',
  recordScope: 'own',
  limit: 60,
  query: InvitationToken,
  reply: Invitation,
})

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/business-user/invitation',
  summary: 'Accept or decline an invitation; it is answered once',
  access: 'customer',
  recordScope: 'own',
  body: InvitationToken.extend({ accept: z.boolean() }),
  reply: Said,
})

const WhoWhere = z.object({ business_id: Id, user_id: Id })

export const changeBusinessUser = endpoint({
  method: 'PUT',
  path: '/business-user/:business_id/:user_id',
  summary: 'Changes the rights of a business user; they take effect at the user’s next call',
  access: 'customer',
  recordScope: 'manage-people',
  params: WhoWhere,
  body: Part,
  reply: Said,
})

export const deactivateBusinessUser = endpoint({
  method: 'POST',
  path: '/business-user/deactivate',
  summary: 'Ends a person’s role in a business, or the caller’s own; the last owner stays',
  access: 'customer',
  recordScope: 'manage-people',
  body: z.object({ business_id: z.int().positive(), user_id: z.int().positive() }),
  reply: Said,
})
