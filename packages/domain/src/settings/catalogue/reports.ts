import { json, number, PROPOSED, text } from '../define.ts'

const reported = 'Draft of 2023: within 30 days after the income tax filing deadline; to be confirmed'

/** Periods and due days of reports, and when they are recalled (field facts, sections 1.8 and 2.8). */
export const reportSettings = {
  'reports.dti.period_months': number('3', 'Months of a cargo report, sea', PROPOSED),
  'reports.cab.period_months': number('3', 'Months of a cargo report, air', 'Practice of the aviation board'),
  'reports.asked_from': text(
    '2026-10-01',
    'First day of reporting through the portal; annual and cargo reports of periods that ended before are not required',
    PROPOSED,
  ),
  'reports.dti.statistics_due_days': number(
    '30',
    'Calendar days after the period to file a cargo report, sea',
    PROPOSED,
  ),
  'reports.cab.statistics_due_days': number(
    '30',
    'Calendar days after the period to file a cargo report, air',
    PROPOSED,
  ),
  'reports.dti.annual_due': text('05-15', 'Month and day on which the annual report is due, sea', reported),
  'reports.cab.annual_due': text('05-15', 'Month and day on which the annual report is due, air', PROPOSED),
  'reports.insurance_opens_days': number(
    '60',
    'Days before a cover ends on which the new policy is requested',
    PROPOSED,
  ),
  'reports.grace_days': number('5', 'Working days to complete a report that keeps its first day of filing', PROPOSED),
  'reports.material_change_percent': number('50', 'Change against the last accepted report that is material', PROPOSED),
  'reminder.report_days': json(
    '[15, 5, 0]',
    'Calendar days before its due day on which a report is recalled',
    PROPOSED,
  ),
  'reminder.report_overdue_days': number('7', 'Calendar days between reminders of an overdue report', PROPOSED),
} as const
