import type { Connection } from '../database.ts'

const appendOnly = ['audit_entries', 'transaction_steps', 'accreditation_steps']
/** Written by the role that prepares the database: what it looks like, and which moves its triggers allow. */
const ownersAlone = ['migrations', 'workflow_moves']
/** Rows of these change and stay: no act of the portal takes one away. */
const never_deleted = [
  'audit_heads',
  'transactions',
  'transaction_submissions',
  'transaction_corrections',
  'register_changes',
  'memoranda',
  'invoices',
  'payment_attempts',
  'receipts',
  'releases',
]

/**
 * Where the tables belong to another role than the portal's own (MIGRATION_DATABASE_URL), gives the portal what it
 * works with, and no more: not even a portal gone wrong can rewrite what is append-only, take a filing or a receipt away,
 * or allow a move that the workflow does not have. A view is read alone: what is written through one is written as its owner.
 */
export async function grantToPortal(owner: Connection, portal_url: string): Promise<void> {
  const role = quoted(decodeURIComponent(new URL(portal_url).username))
  const { rows: views } = await owner.rows<{ name: string }>(
    "select quote_ident(viewname) as name from pg_views where schemaname = 'public'",
  )
  const grants = `
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select, update on all sequences in schema public to ${role};
    grant execute on all functions in schema public to ${role};
    revoke update, delete, truncate on ${appendOnly.join(', ')} from ${role};
    revoke delete, truncate on ${never_deleted.join(', ')} from ${role};
    revoke insert, update, delete, truncate on ${ownersAlone.join(', ')} from ${role};
    revoke insert, update, delete, truncate on ${views.map(({ name }) => name).join(', ')} from ${role};`
  await owner.alone('lading-grants', () => owner.script(grants)) // two processes that grant at once refuse each other
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
