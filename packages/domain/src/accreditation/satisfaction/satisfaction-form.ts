// The questions of the client satisfaction form in our own words (field facts, section 3.2). Optional and confidential.

export const clientTypes = ['citizen', 'business', 'government'] as const
export type ClientType = (typeof clientTypes)[number]
export const clientTypeLabels: Readonly<Record<ClientType, string>> = {
  citizen: 'Citizen',
  business: 'Business',
  government: 'Government: an employee or another agency',
}

export interface CharterQuestion {
  readonly code: 'CC1' | 'CC2' | 'CC3'
  readonly question: string
  readonly choices: readonly { readonly value: number; readonly label: string }[]
  /** The choice that says the question does not apply. */
  readonly not_applicable?: number
}

/** Who answers 4 to the first did not see the charter: the other two do not apply. */
export const NOT_AWARE = 4

/** On the Citizen’s Charter, the posted promise of each service. */
export const charterQuestions: readonly CharterQuestion[] = [
  {
    code: 'CC1',
    question:
      'How well did you know the Citizen’s Charter, the posted list of services with their steps, times and fees?',
    choices: choices(
      'I knew of it and saw this office’s',
      'I knew of it but did not see this office’s',
      'I learned of it when I saw this office’s',
      'I did not know of it and saw none',
    ),
  },
  {
    code: 'CC2',
    question: 'How easy was it to see this office’s charter?',
    choices: choices('Easy to see', 'Somewhat easy to see', 'Difficult to see', 'Not visible at all', 'Does not apply'),
    not_applicable: 5,
  },
  {
    code: 'CC3',
    question: 'How much did the charter help you with your transaction?',
    choices: choices('It helped very much', 'It helped somewhat', 'It did not help', 'Does not apply'),
    not_applicable: 4,
  },
]

export const dimensionCodes = ['SQD0', 'SQD1', 'SQD2', 'SQD3', 'SQD4', 'SQD5', 'SQD6', 'SQD7', 'SQD8'] as const
export type DimensionCode = (typeof dimensionCodes)[number]

export interface Dimension {
  readonly code: DimensionCode
  readonly name: string
  /** Asked of somebody served at the counter. */
  readonly statement: string
  /** Asked of somebody served through the portal, where it differs. */
  readonly online_statement?: string
}

/** Each is agreed or disagreed with on the scale of `scaleLabels`. */
export const dimensions: readonly Dimension[] = [
  { code: 'SQD0', name: 'Overall satisfaction', statement: 'All in all, I am satisfied with the service.' },
  { code: 'SQD1', name: 'Responsiveness', statement: 'My transaction took a reasonable time.' },
  { code: 'SQD2', name: 'Reliability', statement: 'The office kept to the requirements and steps it had announced.' },
  { code: 'SQD3', name: 'Access and facilities', statement: 'The steps, payment included, were easy and simple.' },
  {
    code: 'SQD4',
    name: 'Communication',
    statement: 'It was easy to find out about my transaction from the office.',
    online_statement: 'It was easy to find out about my transaction on the website.',
  },
  { code: 'SQD5', name: 'Costs', statement: 'What I paid was reasonable. (Does not apply if it was free.)' },
  {
    code: 'SQD6',
    name: 'Integrity',
    statement: 'The office was fair to everyone.',
    online_statement: 'I felt that my transaction and my information were safe.',
  },
  {
    code: 'SQD7',
    name: 'Assurance',
    statement: 'The staff were courteous and ready to help.',
    online_statement: 'Staff helped when I asked, and answered promptly.',
  },
  { code: 'SQD8', name: 'Outcome', statement: 'I got what I needed, or was given a clear explanation why not.' },
]

/** 1 to 5, or does not apply. */
export type ScaleAnswer = 1 | 2 | 3 | 4 | 5 | 'n-a'
export const scaleAnswers: readonly ScaleAnswer[] = [1, 2, 3, 4, 5, 'n-a']
export const scaleLabels: Readonly<Record<ScaleAnswer, string>> = {
  1: 'Strongly disagree',
  2: 'Disagree',
  3: 'Neither',
  4: 'Agree',
  5: 'Strongly agree',
  'n-a': 'Does not apply',
}

function choices(...labels: string[]) {
  return labels.map((label, index) => ({ value: index + 1, label }))
}
