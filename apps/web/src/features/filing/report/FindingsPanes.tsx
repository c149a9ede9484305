import type { ReportFindings } from '@lading/contract/reports/reports'
import { peso } from '@lading/domain/payments/money'
import { IconAlertTriangle } from '@tabler/icons-react'
import { dayText, deadlineText } from '#lib/format.ts'
import { Facts, type Fact } from '#ui/facts/Facts.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { CondonationFacts } from './CondonationFacts.tsx'
import { PenaltyLines } from './PenaltyLines.tsx'

interface Props {
  readonly findings: ReportFindings
  readonly audience: 'customer' | 'staff'
}

/** When a report was due and filed, the cover it follows, what is penalised, and a request to be excused. */
export function FindingsPanes({ findings, audience }: Props) {
  const { shortfalls, penalty, is_assessed, condonation } = findings
  const isShown = penalty !== null && (is_assessed || audience === 'staff')
  const cover = coverFacts(findings)
  return (
    <>
      <Pane title={titleOf(findings, cover)}>
        {audience === 'staff' &&
          shortfalls.map((sentence) => (
            <Notice key={sentence} tone="client" mb="sm" icon={<IconAlertTriangle size={16} aria-hidden />}>
              {sentence}
            </Notice>
          ))}
        {audience === 'staff' &&
          findings.changes.map(({ name, before, now }) => (
            <Notice key={name} tone="client" mb="sm" icon={<IconAlertTriangle size={16} aria-hidden />}>
              {`${figureNames[name] ?? name}: ${peso(now)}, after ${peso(before)} in the last accepted report. It may be referred for review.`}
            </Notice>
          ))}
        <Facts rows={[...dueFacts(findings), ...ratioFacts(findings), ...cover]} />
      </Pane>
      {isShown && <PenaltyLines penalty={penalty} isAssessed={is_assessed} condonation={condonation} />}
      {condonation && <CondonationFacts condonation={condonation} />}
    </>
  )
}

function titleOf({ obligation }: ReportFindings, cover: readonly Fact[]): string {
  if (obligation?.period) return 'Period and due day'
  return cover.length > 0 ? 'Due day and cover' : 'Due day'
}

const figureNames: Readonly<Record<string, string>> = {
  revenue: 'Revenue',
  equity: 'Equity',
  total_assets: 'Total assets',
}

function dueFacts({ obligation }: ReportFindings): Fact[] {
  const { period = null } = obligation ?? {}
  const about: Fact[] = period ? [['Period', `${dayText(period.first_day)} to ${dayText(period.last_day)}`]] : []
  return [...about, ...dueDayFacts(obligation)]
}

function dueDayFacts(obligation: ReportFindings['obligation']): Fact[] {
  if (!obligation?.due_on) return [['Due on', 'No due day: filed of the business’s own accord']]
  const { due_on, filed_on, days_late } = obligation
  return [
    ['Due on', deadlineText(due_on)],
    ['Filed on', filed_on ? dayText(filed_on) : 'Not filed yet'],
    ['Days late', days_late === 0 ? 'None' : String(days_late)],
  ]
}

function ratioFacts({ ratios }: ReportFindings): Fact[] {
  return ratios ? [['Ratios', `${ratioWords[ratios.result] ?? ratios.result}. ${ratios.why}`, 'whole']] : []
}

const ratioWords: Readonly<Record<string, string>> = {
  pass: 'Pass',
  conditional: 'Conditional',
  fail: 'Fail',
  blocked: 'The statement does not balance',
  incomplete: 'Incomplete',
}

/** Of a policy; other reports know neither a cover before nor a minimum. */
function coverFacts({ previous, minimum_cover, days_without_cover }: ReportFindings): Fact[] {
  if (previous === null && minimum_cover === null) return []
  return [
    [
      'Policy before',
      previous
        ? `${previous.policy_number}, ${previous.insurer}, until ${dayText(previous.ends_on)}`
        : 'None in the register',
    ],
    [
      'Days without cover',
      days_without_cover === null ? 'Not known' : days_without_cover === 0 ? 'None' : String(days_without_cover),
    ],
    ['Minimum cover', minimum_cover === null ? undefined : peso(minimum_cover)],
  ]
}
