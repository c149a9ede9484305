import type { Filing } from '@lading/contract/filing/filing'
import type { RequirementLine } from '@lading/contract/filing/requirement-lines'
import { Group, Text, Title } from '@mantine/core'
import { useToday } from '#lib/today.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { dayWords, openDayFaultOf } from './document-days.ts'
import { RequirementFiles } from './RequirementFiles.tsx'

interface Props {
  readonly line: RequirementLine
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
}

interface ListProps extends Omit<Props, 'line'> {
  readonly lines: readonly RequirementLine[]
}

/** The checklist, a line each. */
export function RequirementList({ lines, ...shared }: ListProps) {
  return (
    <RuledList fz="sm" row={14} aria-label="Requirements">
      {lines.map((line) => (
        <RequirementItem key={line.code} line={line} {...shared} />
      ))}
    </RuledList>
  )
}

/** Where a link to a line of the checklist leads. */
export const requirementAnchor = (code: string) => `req-${code}`

/** One line of the checklist: what is asked, why, and its files. */
function RequirementItem({ line, filing, onChanged }: Props) {
  const { code, name, why, help } = line
  return (
    <li aria-labelledby={requirementAnchor(code)}>
      <Group justify="space-between" align="start" gap="4px 16px">
        <Title order={3} fz="sm" ff="text" id={requirementAnchor(code)} tabIndex={-1}>
          {name}
        </Title>
        <RequirementState line={line} />
      </Group>
      <Text fz="dense" c="dimmed" maw="78ch" mb="xs">
        {why}
        {help && ` ${help}`}
      </Text>
      <RequirementFiles line={line} filing={filing} onChanged={onChanged} />
    </li>
  )
}

/** Ready, needed, may follow, optional; what its day lacks while it may still be changed. */
export function RequirementState({ line }: { line: RequirementLine }) {
  const fault = openDayFaultOf(line, useToday())
  if (line.files.some((file) => file.decision === 'returned')) return <Mark tone="client">Returned</Mark>
  if (fault) return <Mark tone="client">{dayWords[fault.kind]}</Mark>
  if (line.files.length > 0) return <Mark tone="done">Ready</Mark>
  if (!line.mandatory) return <Mark tone="idle">Optional</Mark>
  return <Mark tone="client">{line.may_follow ? 'Needed, may follow' : 'Needed'}</Mark>
}
