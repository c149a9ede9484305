import { businessRights } from '@lading/domain/people/acting/actor'
import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { HeldAccreditation } from '../businesses.ts'
import { pagedTable } from '../tables/paged-table.ts'
import { Account, PersonFields, ResetInput, ResetReply, StatusInput } from './person-fields.ts'

const keep = { permission: 'view-customers' } as const

/** A line of the list of customers. */
export const CustomerRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  status: z.enum(['active', 'disabled']),
  is_verified: z.boolean(),
  /** For how many businesses they act. */
  businesses: z.int(),
  last_login: z.iso.datetime().nullable(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

export const customerList = pagedTable({
  name: 'customers',
  summary: 'Accounts of customers',
  access: keep,
  recordScope: 'any',
  row: CustomerRow,
  orderBy: ['name', 'email', 'status', 'last_login'],
  sortBy: 'asc',
  filters: { status: z.enum(['active', 'disabled']).optional(), is_verified: z.boolean().optional() },
})

export const Customer = Account.extend({
  businesses: z.array(
    z.object({
      business_id: z.int(),
      business_name: z.string(),
      is_owner: z.boolean(),
      rights: z.array(z.enum(businessRights)),
    }),
  ),
})
export type Customer = z.infer<typeof Customer>

export const CustomerInput = PersonFields
export type CustomerInput = z.output<typeof CustomerInput>

export const customers = endpoint({
  method: 'GET',
  path: '/customers',
  summary: 'The first fifty customer accounts by name; the list is paged at /lists/customers',
  access: keep,
  reply: z.object({ data: z.array(CustomerRow), total: z.int() }),
})

/** One reading under the three addresses that the specification gives it. */
const reading = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'A customer account: the caller’s own, or any for people who manage customers',
    access: 'signed-in',
    recordScope: 'customer',
    params: ById,
    reply: Customer,
  })
export const customer = reading('/customers/:id')
export const customerFacts = reading('/customer/:id')
export const customerProfile = reading('/customershowprofile/:id')

export const createCustomer = endpoint({
  method: 'POST',
  path: '/customers',
  summary: 'Adds a customer account and mails a one-time link to set its password',
  access: keep,
  body: CustomerInput,
  reply: Customer,
  idempotent: true,
})

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/customers/:id',
  summary: 'Changes a customer account; customers may change their own, except the e-mail address',
  access: 'signed-in',
  recordScope: 'customer',
  params: ById,
  body: CustomerInput.extend({ version: z.int() }),
  reply: Customer,
})

export const setCustomerStatus = endpoint({
  method: 'PATCH',
  path: '/customers/status/:id',
  summary: 'Disables or enables a customer account, with the reason',
  access: keep,
  recordScope: 'any',
  params: ById,
  body: StatusInput,
  reply: Customer,
})

export const resetCustomerPassword = endpoint({
  method: 'PATCH',
  path: '/customers/resetpasswd/:id',
  summary: 'Resets the password of a customer account: by a mailed one-time link, or a temporary password to hand over',
  access: keep,
  holdsSecret: true,
  recordScope: 'any',
  params: ById,
  body: ResetInput,
  reply: ResetReply,
})

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/customers/:id',
  summary: 'Deletes a customer account; refused for the only owner of a business',
  access: keep,
  recordScope: 'any',
  params: ById,
  reply: z.object({ id: z.int() }),
})

/** A business, as those who keep customers see it. */
export const CustomerBusiness = z.object({
  id: z.int(),
  business_name: z.string(),
  trade_name: z.string(),
  form: z.string(),
  tin: z.string(),
  people: z.array(
    z.object({
      user_id: z.int(),
      name: z.string(),
      email: z.string(),
      is_owner: z.boolean(),
      rights: z.array(z.enum(businessRights)),
    }),
  ),
  accreditations: z.array(HeldAccreditation),
})
export type CustomerBusiness = z.infer<typeof CustomerBusiness>

export const customerBusiness = endpoint({
  method: 'GET',
  path: '/customers/business/:id',
  summary: 'A business with its users and its accreditations',
  access: keep,
  recordScope: 'any',
  params: ById,
  reply: CustomerBusiness,
})
