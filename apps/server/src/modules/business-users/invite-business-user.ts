import { paths } from '@lading/contract/addresses/paths'
import type { Part } from '@lading/contract/business-users'
import { partText } from '@lading/domain/people/acting/business-part'
import { signedName } from '@lading/domain/people/particulars/full-name'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { queueMail } from '#platform/mail/mail'
import { letter } from '#platform/mail/mail-letter'
import { Problem, refused } from '#platform/problem'
import { hashOf, randomToken } from '#platform/random'
import { requireAllowed, lockPeople } from './lock-people.ts'

type InviteBusinessUserInput = Part & { readonly business_id: number; readonly email: string }

const HOUR = 3_600_000
const LIFE = 14 * 24 * HOUR
const MOST_TO_ONE = 5
const MOST_BY_ONE = 50
const NOBODY = 0

/** Mails an invitation to act for a business; an earlier one to the same address stops working. */
export async function inviteBusinessUser(
  tx: Tx,
  { email, ...input }: InviteBusinessUserInput,
  actor: Caller,
  now: Date,
) {
  const { business_id, is_owner } = input
  const after = { is_owner, rights: is_owner ? [] : input.rights }
  const people = await lockPeople(tx, business_id, actor)
  requireAllowed(actor, people, { business_id, user_id: NOBODY, after })
  if (await actsAlready(tx, business_id, email)) throw refused('This person already acts for the business.')

  await requireFew(tx, { email, invited_by: actor.user_id }, now)

  const token = randomToken()
  await withdrawEarlier(tx, business_id, email, now)
  const expires_at = new Date(now.getTime() + LIFE)
  const invited = { business_id, email, ...after, token_hash: hashOf(token), invited_by: actor.user_id }
  await tx
    .insertInto('business_invitations')
    .values({ ...invited, created_at: now, expires_at, answered_at: null, withdrawn_at: null })
    .execute()
  await mailInvitation(tx, { email, token, by: await nameOf(tx, actor.user_id), part: partText(after) }, people, now)
  const facts = { email, ...after }
  await record(tx, { action: 'invite-business-user', object: 'business', object_id: business_id, facts }, actor, now)
  return { message: `An invitation was mailed to ${email}. It is valid for 14 days.` }
}

/** What the inviter sees in the list anyway: it tells nothing about other accounts. */
async function actsAlready(tx: Tx, business_id: number, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('business_users as member')
    .innerJoin('users as u', 'u.id', 'member.user_id')
    .select('u.id')
    .where('member.business_id', '=', business_id)
    .where('member.deactivated_at', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['u.email']), '=', email))
    .executeTakeFirst()
  return found !== undefined
}

/** Throws 429: nobody's mailbox is filled by invitations, and nobody writes to the world through them. */
async function requireFew(tx: Tx, { email, invited_by }: { email: string; invited_by: number }, now: Date) {
  const { to_one, by_one } = await tx
    .selectFrom('business_invitations')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('email', '=', email).as('to_one'),
      eb.fn.countAll<number>().filterWhere('invited_by', '=', invited_by).as('by_one'),
    ])
    .where('created_at', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow()
  if (to_one >= MOST_TO_ONE || by_one >= MOST_BY_ONE)
    throw new Problem('too-many-requests', 'Too many invitations in the last hour. Please try again later.')
}

async function withdrawEarlier(tx: Tx, business_id: number, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('business_invitations')
    .set({ withdrawn_at: now })
    .where('business_id', '=', business_id)
    .where('email', '=', email)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

interface Invited {
  readonly email: string
  readonly token: string
  readonly by: string
  readonly part: string
}

function mailInvitation(tx: Tx, { email, token, by, part }: Invited, about: { business_name: string }, now: Date) {
  const message =
    `<p>${escaped(by)} asks you to act for <b>${escaped(about.business_name)}</b> on the portal, as: ${escaped(part)}.</p>` +
    '<p>Sign in with this e-mail address to answer. If you have no account yet, register with this address first, then open the link again. It works for 14 days.</p>'
  const button = { label: 'See the invitation', path: paths.businessInvitation(token) }
  const bodies = letter({ to_name: '', message, button, because: 'somebody invited you to act for a business' })
  const subject = `Invitation to act for ${about.business_name}`
  return queueMail(tx, { to_user_id: null, to_address: email, subject, ...bodies }, now)
}

async function nameOf(tx: Tx, user_id: number): Promise<string> {
  const user = await tx.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirstOrThrow()
  return signedName(user)
}
