import type { Access, Endpoint } from '@lading/contract/calls/endpoint'
import { recordScopes } from '@lading/contract/calls/record-scope'
import { screenPermissions, type ScreenPermission } from '@lading/domain/people/acting/permission'
import { labelOfScreens } from '@lading/domain/people/acting/permission-words'
import { roles } from '@lading/domain/workflow/roles/roles'
import { everyEndpoint } from '@lading/server/platform/openapi/every-endpoint'
import { screens } from '@lading/web/screens'
import { table } from './markdown.ts'

/** Who may open, call and reach what, as a page, from the tables themselves. */
export async function permissionsPage(): Promise<string> {
  const calls = (await everyEndpoint()).map(({ endpoint }) => endpoint)
  return [
    '# Who may do what',
    '',
    'Written by `npm run docs` from the screens, the contract and the seeded roles. Change those, not this page.',
    '',
    'A screen is shown by what the first role of a person holds; a call is answered by what any of their roles, or they themselves, hold. The portal decides at each call, from the rows as they stand: what is taken from somebody is gone at their next request. Acts on a transaction are in [the workflow](workflow.md), each with the permission of its own name.',
    '',
    ...permissions(),
    ...screenTable(),
    ...records(calls),
    ...callTable(calls),
  ].join('\n')
}

function permissions(): string[] {
  const holders = (permission: ScreenPermission) =>
    roles.filter((role) => role.permissions.includes(permission)).map(({ name }) => name)
  return [
    '## Permissions of screens and lists',
    '',
    'Holders are the roles as they are first seeded; administrators change them on `/roles`.',
    '',
    ...table(
      ['Permission', 'Access', 'Roles that hold it'],
      screenPermissions.map((permission) => [
        `\`${permission}\``,
        labelOfScreens(permission),
        holders(permission).join(', ') || '–',
      ]),
    ),
  ]
}

const audiences: Record<(typeof screens)[number]['audience'], string> = {
  public: 'anyone',
  auth: 'anyone signed in',
  customer: 'customers',
  staff: 'staff',
  report: 'customers and staff',
  'staff-report': 'staff',
}

function screenTable(): string[] {
  return [
    '## Screens',
    '',
    ...table(
      ['Address', 'Screen', 'For', 'Permission'],
      screens.map(({ path, title, audience, permission }) => [
        `\`${path}\``,
        title,
        audiences[audience],
        permission ? `\`${permission}\`` : '–',
      ]),
    ),
  ]
}

function records(calls: readonly Endpoint[]): string[] {
  const used = Object.entries(recordScopes).filter(([scope]) => calls.some((call) => call.recordScope === scope))
  return [
    '## Records',
    '',
    'Whom a call lets in is one question; which records it reaches for them is another. What lies beyond is answered as if it did not exist, or refused.',
    '',
    ...table(
      ['Reach', 'Which records'],
      used.map(([scope, words]) => [`\`${scope}\``, words]),
    ),
  ]
}

function callTable(calls: readonly Endpoint[]): string[] {
  const order = ({ path, method }: Endpoint) => `${path} ${method}`
  const byPath = calls.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
  return [
    '## Calls',
    '',
    'Every address begins with `/api`.',
    '',
    ...table(
      ['Call', 'What it does', 'Who', 'Reach'],
      byPath.map(({ method, path, summary, access, recordScope }) => [
        `${method} \`${path}\``,
        summary,
        whoMay(access),
        recordScope ? `\`${recordScope}\`` : '–',
      ]),
    ),
  ]
}

function whoMay(access: Access): string {
  if (typeof access === 'object') return `\`${access.permission}\``
  return { public: 'anyone', 'signed-in': 'anyone signed in', customer: 'customers', staff: 'staff' }[access]
}
