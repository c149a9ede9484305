import { json, number, PROPOSED } from '../define.ts'

/** The client's deadlines, and when they are recalled. */
export const deadlineSettings = {
  'deadline.draft_days': number('60', 'Calendar days after which an untouched draft is removed', PROPOSED),
  'deadline.completion_days': number('30', 'Calendar days to complete the requirements', PROPOSED),
  'deadline.completion_days_sec': number(
    '90',
    'Calendar days to complete them while the SEC amends articles',
    PROPOSED,
  ),
  'deadline.client_action_days': number('15', 'Working days for the client to act', PROPOSED),
  'deadline.order_of_payment_days': number('15', 'Working days to pay an order of payment', PROPOSED),
  'deadline.publication_days': number('60', 'Calendar days to prove publication', PROPOSED),
  'deadline.answer_days': number('10', 'Working days to answer a show-cause order', PROPOSED),
  'deadline.unclaimed_days': number(
    '90',
    'Calendar days after which a paper certificate counts as unclaimed',
    PROPOSED,
  ),
  'reminder.draft_days': json('[30, 53]', 'Calendar days after which an untouched draft is recalled', PROPOSED),
  'reminder.client_action_days': json('[5, 10]', 'Working days after which the client is reminded to act', PROPOSED),
  'reminder.application_fee_days': json('[10]', 'Working days after which an application fee is recalled', PROPOSED),
  'reminder.order_of_payment_days': json(
    '[10, 14]',
    'Working days after which an order of payment is recalled',
    PROPOSED,
  ),
  'reminder.pickup_days': json(
    '[14, 3]',
    'Calendar days before the last day of a pickup on which it is recalled',
    PROPOSED,
  ),
  'reminder.document_days': json(
    '[30, 7, 0]',
    'Calendar days before the last day of a registered document on which it is recalled',
    PROPOSED,
  ),
  'reminder.document_after_days': json(
    '[21]',
    'Calendar days after the last day of a registered document on which it is recalled',
    'Mayor’s permits are renewed until 20 January; to be confirmed',
  ),
  'payment.days_left_after_refusal': number('5', 'Working days a refused payment stays payable at least', PROPOSED),
} as const
