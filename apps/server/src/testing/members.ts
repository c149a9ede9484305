import type { BusinessRight } from '@lading/domain/people/acting/actor'
import { randomUUID } from 'node:crypto'
import { hashOf, randomToken } from '#platform/random'
import { atHandOf, type Fixture } from './at-hand.ts'
import { clientOf, type Client } from './client.ts'

/** People with an account and a session, without the trouble of signing in; `so_far` are there already. */
export function membersOf(fixture: Fixture, so_far: number) {
  const { db, app, clock } = fixture
  let people = so_far

  async function person(audience: 'customer' | 'staff', role_ids: number[], agency: 'dti' | 'cab' | null = null) {
    people += 1
    const { id } = await db
      .insertInto('users')
      .values({
        audience,
        email: `person${people}@lading.example`,
        first_name: `Ana${people}`,
        last_name: 'Reyes',
        email_verified_at: clock.now(),
        created_at: clock.now(),
        last_login: null,
        password_hash: null,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const role_id of role_ids) await db.insertInto('user_roles').values({ user_id: id, role_id }).execute()
    if (audience === 'staff') await db.insertInto('admin_profiles').values({ user_id: id, agency }).execute()
    return signedIn(id)
  }

  async function signedIn(user_id: number): Promise<Client> {
    const [token, session_id] = [randomToken(), randomUUID()]
    const until = new Date('2100-01-01')
    await db
      .insertInto('sessions')
      .values({
        id: session_id,
        user_id,
        token_expires_at: until,
        ends_at: until,
        created_at: clock.now(),
        last_seen_at: clock.now(),
        ended_at: null,
      })
      .execute()
    await db
      .insertInto('session_tokens')
      .values({ token_hash: hashOf(token), session_id, valid_until: until })
      .execute()
    return clientOf(app, user_id, token, atHandOf(fixture, token))
  }

  return {
    count: () => people,
    /** A member of staff of the roles given (see packages/domain, workflow/roles/roles). */
    staff: (agency: 'dti' | 'cab' | null, ...role_ids: number[]) => person('staff', role_ids, agency),
    customer: () => person('customer', [2]),
    visitor: () => clientOf(app, 0, undefined),
    signedIn,
    async joins(client: Client, business_id: number, { owner = true, rights = [] as BusinessRight[] } = {}) {
      await db
        .insertInto('business_users')
        .values({
          business_id,
          user_id: client.user_id,
          is_owner: owner,
          rights,
          business_branch_id: null,
          since: clock.now(),
          deactivated_at: null,
        })
        .execute()
    },
  }
}
