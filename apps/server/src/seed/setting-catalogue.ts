import { accreditationSettings } from '@lading/domain/accreditation/accreditation-settings'
import { ratioSettings } from '@lading/domain/evaluation/ratio-settings'
import type { Setting } from '@lading/domain/settings/setting'
import { clockClassOf, defaultLimits } from '@lading/domain/workflow/clock-groups'
import { transactionTypes, TransactionType } from '@lading/domain/transactions/transaction-type'
import * as texts from './setting-texts.ts'
import { agencies } from '@lading/domain/transactions/agency'

/** A row of the settings table as it is first filled. */
export interface FirstSetting extends Setting {
  readonly is_public: boolean
}

const PROPOSED = 'Proposed; to be confirmed'
const ARTA = 'RA 11032'

type Row = [param_key: string, param_value: string, kind: Setting['kind'], label: string, legal_basis?: string]

const accreditation: Row[] = [
  ['renewal.late_days', '365', 'number', 'Calendar days after expiry in which a late renewal is taken', PROPOSED],
  ['revocation.bar_years', '2', 'number', 'Years after a revocation before a new application', PROPOSED],
  ['reports.dti.period_months', '3', 'number', 'Months of a cargo report, sea', PROPOSED],
  ['reports.cab.period_months', '3', 'number', 'Months of a cargo report, air', 'Practice of the aviation board'],
]

// Field facts, section 14. Cases have no limit of days; air applications have one a stage, and the longest as a whole.
const AIR_DECISION = 20
const transactions: readonly TransactionType[] = [
  TransactionType.requestForSuspension,
  TransactionType.requestForRevocation,
]
const clocks: Row[] = [
  ...agencies.flatMap((agency) =>
    transactionTypes
      .filter((type) => !transactions.includes(type))
      .map((type): Row => {
        const days = defaultLimits[clockClassOf(type, agency)] ?? AIR_DECISION
        const label = `Working days for transactions of type ${type}, ${agency === 'dti' ? 'sea' : 'air'}`
        return [`clock.${agency}.${type}`, String(days), 'number', label, ARTA]
      }),
  ),
  ['clock.cab.evaluation', '7', 'number', 'Working days from filing to the letter of authority, air', PROPOSED],
  ['clock.cab.notice', '5', 'number', 'Working days to the notice of hearing, air', PROPOSED],
  [
    'clock.cab.decision',
    String(AIR_DECISION),
    'number',
    'Working days from the hearing to the decision, air',
    PROPOSED,
  ],
  ['clock.case_order', '15', 'number', 'Working days for the order after the last sitting of a case', PROPOSED],
  ['clock.printing', '1', 'number', 'Working days to print a certificate', PROPOSED],
]

const deadlines: Row[] = [
  ['deadline.draft_days', '60', 'number', 'Calendar days after which an untouched draft is removed', PROPOSED],
  ['deadline.completion_days', '30', 'number', 'Calendar days to complete the requirements', PROPOSED],
  [
    'deadline.completion_days_sec',
    '90',
    'number',
    'Calendar days to complete them while the SEC amends articles',
    PROPOSED,
  ],
  ['deadline.client_action_days', '15', 'number', 'Working days for the client to act', PROPOSED],
  ['deadline.order_of_payment_days', '15', 'number', 'Working days to pay an order of payment', PROPOSED],
  ['deadline.publication_days', '60', 'number', 'Calendar days to prove publication', PROPOSED],
  ['deadline.answer_days', '10', 'number', 'Working days to answer a show-cause order', PROPOSED],
  [
    'deadline.unclaimed_days',
    '90',
    'number',
    'Calendar days after which a paper certificate counts as unclaimed',
    PROPOSED,
  ],
  ['reminder.draft_days', '[30, 53]', 'json', 'Calendar days after which an untouched draft is recalled', PROPOSED],
  [
    'reminder.client_action_days',
    '[5, 10]',
    'json',
    'Working days after which the client is reminded to act',
    PROPOSED,
  ],
  [
    'reminder.application_fee_days',
    '[10]',
    'json',
    'Working days after which an application fee is recalled',
    PROPOSED,
  ],
  [
    'reminder.order_of_payment_days',
    '[10, 14]',
    'json',
    'Working days after which an order of payment is recalled',
    PROPOSED,
  ],
  ['payment.days_left_after_refusal', '5', 'number', 'Working days a refused payment stays payable at least', PROPOSED],
]

const workflow: Row[] = [
  ['workflow.self_pick_allowed', 'true', 'flag', 'Evaluators may pick unassigned transactions', PROPOSED],
  ['workflow.cashier_separation', 'true', 'flag', 'Who posted a payment may not validate it', PROPOSED],
  ['workflow.publication_exempt', 'false', 'flag', 'Publication may be waived, air', PROPOSED],
  ['workflow.hearing_resets', '3', 'number', 'How often a hearing may be reset', PROPOSED],
  ['workflow.lease_minutes', '15', 'number', 'Minutes a lock lasts unless it is used', PROPOSED],
  ['workflow.lock_idle_days', '2', 'number', 'Working days after which an idle lock is freed', PROPOSED],
  ['people.second_administrator', 'false', 'flag', 'Changes of roles wait for a second administrator'],
  ['session.token_minutes', '120', 'number', 'Minutes a token lasts'],
  ['session.hours', '24', 'number', 'Hours a session lasts at most'],
]

const papers: Row[] = [
  ['memorandum.dti.legal_basis', texts.seaMemorandumBasis, 'text', 'Legal basis in memoranda, sea'],
  ['memorandum.cab.legal_basis', texts.airMemorandumBasis, 'text', 'Legal basis in memoranda, air'],
  ['denial.dti.legal_basis', texts.seaDenialBasis, 'text', 'Legal basis in denial notices, sea'],
  ['denial.cab.legal_basis', texts.airDenialBasis, 'text', 'Legal basis in denial notices, air'],
  ['denial.remedy', texts.denialRemedy, 'text', 'What a denied applicant may do', PROPOSED],
  ['signatory.dti.reviewer', 'Chief, Accreditation Division', 'text', 'Title of the reviewing officer, sea'],
  ['signatory.dti.recommender', 'Assistant Director', 'text', 'Title of the recommending officer, sea'],
  ['signatory.dti.approver', 'Director', 'text', 'Title of the approving officer, sea'],
  [
    'signatory.cab.reviewer',
    'Chief, Air Carrier Accounts and Field Audit Division',
    'text',
    'Title of the reviewing officer, air',
  ],
  ['signatory.cab.recommender', 'Deputy Executive Director', 'text', 'Title of the recommending officer, air'],
  ['signatory.cab.approver', 'Executive Director', 'text', 'Title of the approving officer, air'],
]

const publicFacts: Row[] = [
  ['agency.dti.name', 'Trade Agency', 'text', 'Name of the trade agency'],
  [
    'agency.dti.unit',
    'Freight Forwarding Accreditation Division',
    'text',
    'Unit that accredits sea freight forwarders',
  ],
  ['agency.dti.link', 'https://trade-agency.example', 'text', 'Website of the trade agency'],
  [
    'agency.dti.address',
    '2nd Floor, Trade Building, 361 Sen. Gil J. Puyat Avenue, Makati City',
    'text',
    'Address of the trade agency',
  ],
  ['agency.dti.telephone', '(02) 8000 1000', 'text', 'Telephone of the trade agency'],
  ['agency.dti.email', 'forwarding@trade-agency.example', 'text', 'E-mail of the trade agency'],
  ['agency.cab.name', 'Aviation Board', 'text', 'Name of the aviation board'],
  [
    'agency.cab.unit',
    'Air Carrier Accounts and Field Audit Division',
    'text',
    'Unit that accredits airfreight forwarders',
  ],
  ['agency.cab.link', 'https://aviation-board.example', 'text', 'Website of the aviation board'],
  ['agency.cab.address', 'Old MIA Road, Pasay City', 'text', 'Address of the aviation board'],
  ['agency.cab.telephone', '(02) 8000 2000', 'text', 'Telephone of the aviation board'],
  ['agency.cab.email', 'forwarding@aviation-board.example', 'text', 'E-mail of the aviation board'],
  ['agency.office_hours', 'Monday to Friday, 8:00 am to 5:00 pm, except holidays', 'text', 'Office hours'],
  ['privacy.notice', texts.privacyNotice, 'text', 'Privacy notice', 'RA 10173'],
  ['privacy.version', '1', 'text', 'Version of the privacy notice'],
  ['declaration.text', texts.declaration, 'text', 'Declaration of the applicant'],
  ['declaration.version', '1', 'text', 'Version of the declaration'],
  [
    'satisfaction.approval_number',
    'ARTA-2420-03',
    'text',
    'Approval number of the satisfaction form',
    'ARTA MC 2023-05',
  ],
  ['satisfaction.approval_until', '2025-07-31', 'day', 'Last day of that approval', 'ARTA MC 2023-05'],
  ['payment.dti.counter', texts.seaCounterPayment, 'text', 'How to pay over the counter, sea'],
  ['payment.cab.counter', texts.airCounterPayment, 'text', 'How to pay over the counter, air'],
]

const settings = (rows: readonly Row[], is_public: boolean): FirstSetting[] =>
  rows.map(([param_key, param_value, kind, label, legal_basis = '']) => ({
    param_key,
    param_value,
    kind,
    label,
    legal_basis,
    is_public,
  }))

/** Every setting the portal needs, with the value it starts with. Public ones are told to visitors. */
export const settingCatalogue: readonly FirstSetting[] = [
  ...accreditationSettings.map((setting) => ({ ...setting, is_public: true })),
  ...ratioSettings.map((setting) => ({ ...setting, is_public: false })),
  ...settings([...accreditation, ...clocks, ...deadlines], true),
  ...settings([...workflow, ...papers], false),
  ...settings(publicFacts, true),
]
