import { defaultLimits, clockClassOf, className } from '@lading/domain/transactions/clock-class'
import { clientsStatuses } from '@lading/domain/transactions/status-groups'
import { clockGroupOf } from '@lading/domain/workflow/clock-groups'
import { statusLabels, typeLabels } from '@lading/domain/transactions/labels'
import { staffListNames, staffLists } from '@lading/domain/workflow/lists/lists'
import type { AccreditationRule, ListRule, StaffList } from '@lading/domain/workflow/lists/staff-list'
import { roles } from '@lading/domain/workflow/roles/roles'
import { statuses, type Status } from '@lading/domain/transactions/status'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import type { FlowLetter, Transition } from '@lading/domain/workflow/transition/transition'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import { whoCodes } from '@lading/domain/workflow/who'
import { table } from './markdown.ts'
import { drawing } from './workflow-drawing.ts'
import { agencies, sideLabels } from '@lading/domain/transactions/agency'
import { whoLabels } from '@lading/domain/workflow/who-labels'
import { ensure } from '@lading/domain/ensure'

const flows: readonly { letter: FlowLetter; title: string; about: string }[] = [
  { letter: 'A', title: 'Sea accreditation', about: 'New accreditations and renewals of sea freight forwarders.' },
  { letter: 'B', title: 'Air accreditation', about: 'New accreditations and renewals of airfreight forwarders.' },
  { letter: 'C', title: 'Change requests', about: 'Changes to an accreditation, on either side.' },
  {
    letter: 'D',
    title: 'Reports',
    about: 'Annual and quarterly reports, and insurance. They stay open until they are filed.',
  },
  { letter: 'E', title: 'Certificate requests', about: 'Certifications, and recommendations to the SEC.' },
  {
    letter: 'F',
    title: 'Suspension and revocation',
    about: "The agency's own cases. The business's pages do not open them.",
  },
  { letter: 'G', title: 'Time', about: 'What time alone brings about. All periods are settings.' },
  {
    letter: 'H',
    title: 'The life of an accreditation',
    about: 'After it is given; until then it follows its application.',
  },
]

/** The whole workflow as a page, from the table itself. */
export function workflowPage(): string {
  return [
    '# The workflow',
    '',
    'Written by `npm run docs` from `packages/domain/src/workflow`. Change the table, not this page.',
    '',
    `${transitions.length} moves; anything else is refused, by the portal and by the database. Rows that differ from their first draft: [decision 6](decisions/0006-corrected-workflow-rows.md).`,
    '',
    ...people(),
    ...statusTable(),
    ...typeTable(),
    ...flows.flatMap(flowSection),
    ...lists(),
    '',
  ].join('\n')
}

function people(): string[] {
  const rolesOf = (who: string) => roles.filter(({ short }) => short === who).map(({ name }) => name)
  return [
    '## Who',
    '',
    ...table(
      ['Code', 'Who', 'Seeded role'],
      whoCodes.map((who) => [who, whoLabels[who], rolesOf(who).join(', ') || '–']),
    ),
    'Evaluator, reviewer, recommending and approving officer of one transaction are four different people, over all its rounds. Nobody acts on a business of which they are a user. An act asks for the permission of its own name.',
    '',
  ]
}

function statusTable(): string[] {
  return [
    '## Statuses',
    '',
    ...table(
      ['Code', 'Staff read', 'The business reads', 'Who must move', "The agency's clock"],
      statuses.map((status) => {
        const { staff, customer, tone } = statusLabels[status]
        return [String(status), staff, customer, tone, clockGroupOf(status)]
      }),
    ),
  ]
}

function typeTable(): string[] {
  const limit = (type: (typeof transactionTypes)[number], agency: (typeof agencies)[number]) => {
    const days = defaultLimits[clockClassOf(type, agency)]
    return `${className(type, agency)}${days === null ? '' : `, ${days} working days`}`
  }
  return [
    '## Transaction types',
    '',
    ...table(
      ['Type', 'What', ...agencies.map((agency) => sideLabels[agency].name)],
      transactionTypes.map((type) => [
        String(type),
        typeLabels[type],
        ...agencies.map((agency) => limit(type, agency)),
      ]),
    ),
    'Limits are settings; these are the first values.',
    '',
  ]
}

function flowSection({ letter, title, about }: (typeof flows)[number]): string[] {
  const rows = transitions.filter(({ flow }) => flow === letter)
  return [
    `## ${letter}. ${title}`,
    '',
    about,
    '',
    ...drawing(rows),
    ...table(
      ['Row', 'From', 'Act', 'To', 'Who', 'Types', 'If', 'Asks', 'Then', 'Also notified'],
      rows.map((row) => [
        row.id,
        row.from === null ? '–' : String(row.from),
        `${row.label} \`${row.action}\``,
        String(row.to),
        [...row.by, ...(row.via.length > 0 ? [`by ${row.via.join(', ')}`] : [])].join(' / '),
        typesOf(row),
        row.guards.map(words).join('; '),
        row.inputs.map(asked).join(', '),
        [...row.effects.map(words), ...returned(row), ...(row.followed_by ? [`then ${row.followed_by}`] : [])].join(
          '; ',
        ),
        row.notifies.join(', '),
      ]),
    ),
  ]
}

const words = (name: string) => name.replaceAll('-', ' ')

function asked(ask: Transition['inputs'][number]): string {
  if (typeof ask === 'string') return ask
  return `${ask.input} (${'of' in ask ? ask.of.join(', ') : `where ${ask.where}${ask.is ? ` is ${ask.is}` : ''}`})`
}

function returned({ sets_returned_from: stage }: Transition): string[] {
  if (stage === undefined) return []
  return [stage === 'proposed-from' ? 'returned from where it was proposed' : `returned from ${stage}`]
}

function typesOf({ types, agencies: of }: Transition): string {
  const side = of.length === 1 ? ` ${sideLabels[ensure(of[0], 'a side')].short}` : ''
  return types.length === 0 ? 'accreditation' : ranges(types) + side
}

/** `1–12, 16, 17`. */
function ranges(types: readonly number[]): string {
  const runs: [number, number][] = []
  for (const type of types) {
    const last = runs.at(-1)
    if (last && last[1] === type - 1) last[1] = type
    else runs.push([type, type])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}

function lists(): string[] {
  const rule = ({ statuses: of, where }: ListRule | AccreditationRule) =>
    `${statusRange(of)}${where ? ` (${words(where)})` : ''}`
  return [
    '## Lists',
    '',
    ...table(
      ['List', 'Shows', 'Opened by', 'Seeded roles'],
      staffListNames.map((name) => {
        const { rules, accreditations = [], permission, fines = [] }: StaffList = staffLists[name]
        const beside = accreditations.map((one) => `accreditations in ${rule(one)}`)
        const shown = [
          ...rules.map(rule),
          ...beside,
          ...(fines.length > 0 ? [`fines in ${fines.join(', ')}`] : []),
        ].join('; ')
        if (permission === null) return [name, shown, 'all staff of the agency', 'all']
        return [name, shown, `\`${permission}\``, openedBy(permission)]
      }),
    ),
    `For the client's action: ${clientsStatuses.join(', ')}.`,
  ]
}

const openedBy = (permission: string) =>
  roles
    .filter(({ permissions }) => permissions.includes(permission))
    .map(({ short }) => short)
    .filter((short, index, all) => all.indexOf(short) === index)
    .join(', ')

/** A list of nearly everything is told by the statuses that it leaves out. */
const MOST_LEFT_OUT = 3

function statusRange(of: readonly Status[]): string {
  if (of.length === statuses.length) return 'every status of types 18 and 19'
  const left_out = statuses.filter((status) => !of.includes(status))
  if (left_out.length > MOST_LEFT_OUT) return of.join(', ')
  return `every status but ${new Intl.ListFormat('en-GB').format(left_out.map(String))}`
}
