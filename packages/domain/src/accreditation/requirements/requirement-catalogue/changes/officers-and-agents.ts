import type { Change } from './change-row.ts'

export const changeOfOfficers: readonly Change[] = [
  { name: 'List of officers', help: 'With the day each change takes effect.' },
  {
    name: 'Bio-data and photographs of new officers',
    help: 'One for each new officer.',
    max_files: 10,
    forms: '○○○○',
    note: 'Required if officers are added.',
    required_when: ['officers-added'],
  },
  { name: 'Board resolution', help: 'The resolution that elected or appointed them.', forms: '–●●●' },
]

export const changeOfAgents: readonly Change[] = [
  { name: 'List of agents added and dropped', help: 'Name, country, and the day each change takes effect.' },
  {
    name: 'Agency agreements',
    help: 'Notarised; signed abroad also consularised or apostilled.',
    expiry_label: 'Earliest end of an agreement',
    max_files: 20,
    forms: '○○○○',
    note: 'Required for each agent added, and for each agreement that is given other days.',
    required_when: ['agents-added', 'agreements-changed'],
  },
  {
    name: 'Company profiles of new agents',
    help: 'One for each agent added.',
    max_files: 20,
    forms: '○○○○',
    note: 'Required for each agent added.',
    required_when: ['agents-added'],
  },
]
