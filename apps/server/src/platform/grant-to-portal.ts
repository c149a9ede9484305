import type { Connection } from './database.ts'

const appendOnly = ['audit_entries', 'transaction_steps', 'accreditation_steps']

/**
 * Where the tables belong to another role than the portal's own (MIGRATION_DATABASE_URL), gives the portal what it
 * works with, and of what is append-only the reading and adding alone: not even a portal gone wrong can rewrite it.
 */
export async function grantToPortal(owner: Connection, portal_url: string): Promise<void> {
  const role = quoted(decodeURIComponent(new URL(portal_url).username))
  const grants = `
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select, update on all sequences in schema public to ${role};
    grant execute on all functions in schema public to ${role};
    revoke update, delete, truncate on ${appendOnly.join(', ')} from ${role};
    revoke insert, update, delete, truncate on migrations from ${role};`
  await owner.alone('lading-grants', () => owner.script(grants)) // two processes that grant at once refuse each other
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
