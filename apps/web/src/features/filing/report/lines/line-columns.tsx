import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { Box, Text } from '@mantine/core'
import type { ReportLine } from '@lading/contract/report-lines'
import { useShown } from '#ui/answers/use-shown.ts'
import type { Column } from '#ui/ServerTable.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'

/** The columns that are not part of what a line is about. */
export const figuresOf = ({ columns, identity }: LineSection) =>
  Object.entries(columns).filter(([name]) => !identity.includes(name))

/** What a line is about, in words: `Export · Manila · Los Angeles · United States · Full`. */
export function useLineWords(section: LineSection): (answers: ReportLine['answers']) => string {
  const shown = useShown()
  return (answers) =>
    section.identity
      .flatMap((name) => {
        const field = section.columns[name]
        return field ? shown(field, answers[name]) || [] : []
      })
      .join(' · ')
}

/** A table of lines: what each is about with its number, then its figures; on a phone each with its name. */
export function useLineColumns(section: LineSection): readonly Column<ReportLine>[] {
  const shown = useShown()
  const words = useLineWords(section)
  const { header: joined = '', of = [] } = section.together ?? {}
  const figures = figuresOf(section).filter(([name]) => !of.includes(name) || name === of[0])
  return [
    {
      header: section.line,
      orderBy: 'number',
      cell: ({ answers, number }) => (
        <Box miw={200}>
          <TwoLines small={`Line ${number}`}>{words(answers)}</TwoLines>
        </Box>
      ),
      text: ({ answers, number }) => `${number}, ${words(answers)}`,
    },
    ...figures.map(([name, field]): Column<ReportLine> => {
      const names = of.includes(name) ? of : [name]
      const header = of.includes(name) ? joined : field.label
      const text = ({ answers }: ReportLine) =>
        names.map((one) => shown(section.columns[one] ?? field, answers[one]) || '–').join(' / ')
      return {
        header,
        ...(field.kind !== 'text' && { align: 'right' }),
        cell: (line) => named(header, text(line)),
        text,
      }
    }),
  ]
}

/** On a phone the heads of a table are not seen. */
const named = (header: string, text: string) => (
  <>
    <Text span inherit c="dimmed" hiddenFrom="sm">
      {header}:{' '}
    </Text>
    {text}
  </>
)
