import type { LineAnswers, LineSection } from '@lading/contract/forms/lines/line-section'
import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShown } from '#ui/answers/use-shown.ts'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

/** A line with its number in its section, whichever list it comes from. */
export interface LineRow {
  readonly number: number
  readonly answers: LineAnswers
}

/** The columns that are not part of what a line is about. */
export const figuresOf = ({ columns, identity }: LineSection) =>
  Object.entries(columns).filter(([name]) => !identity.includes(name))

/** The head of the first column, which is ordered by the number: `No., carrier and route`. */
export const numberedLine = ({ line }: LineSection) => `No., ${line.toLowerCase()}`

/** What a line is about, in words: `Export · Manila · Los Angeles · United States · Full`. */
export function useLineWords(section: LineSection): (answers: LineAnswers) => string {
  const shown = useShown()
  return (answers) =>
    section.identity
      .flatMap((name) => {
        const field = section.columns[name]
        return field ? shown(field, answers[name]) || [] : []
      })
      .join(' · ')
}

/** A figure of lines as a table shows it: one column, or several as one. */
export interface Figure {
  readonly header: string
  readonly isText: boolean
  readonly text: (answers: LineAnswers) => string
}

/** The figures of a section in their order. */
export function useFigures(section: LineSection): readonly Figure[] {
  const shown = useShown()
  const { header: joined = '', of = [] } = section.together ?? {}
  const first = figuresOf(section).filter(([name]) => !of.includes(name) || name === of[0])
  return first.map(([name, field]) => {
    const names = of.includes(name) ? of : [name]
    return {
      header: of.includes(name) ? joined : field.label,
      isText: field.kind === 'text',
      text: (answers) => names.map((one) => shown(section.columns[one] ?? field, answers[one]) || '–').join(' / '),
    }
  })
}

/**
 * A table of lines: what each is about with its number, then its figures; on a phone each with its name. `mark` says
 * beside the number how a remark on the line stands.
 */
export function useLineColumns(section: LineSection, mark?: (number: number) => ReactNode): readonly Column<LineRow>[] {
  const words = useLineWords(section)
  const figures = useFigures(section)
  return [
    {
      header: numberedLine(section),
      orderBy: 'number',
      cell: ({ answers, number }) => (
        <Box miw={200}>
          <TwoLines small={<LineNumber number={number} mark={mark?.(number)} />}>{words(answers)}</TwoLines>
        </Box>
      ),
      text: ({ answers, number }) => `${number}, ${words(answers)}`,
    },
    ...figures.map(({ header, isText, text }): Column<LineRow> => ({
      header,
      ...(!isText && { align: 'right' }),
      cell: ({ answers }) => <Named header={header}>{text(answers)}</Named>,
      text: ({ answers }) => text(answers),
    })),
  ]
}

/** `Line 12`, with what is to be said of it beside. */
export function LineNumber({ number, mark }: { readonly number: number; readonly mark: ReactNode }) {
  const text = `Line ${number}`
  return mark ? (
    <Group component="span" gap={6} wrap="nowrap">
      {text} {mark}
    </Group>
  ) : (
    text
  )
}

/** On a phone the heads of a table are not seen. */
function Named({ header, children }: { readonly header: string; readonly children: ReactNode }) {
  return (
    <>
      <Text span inherit c="dimmed" hiddenFrom="sm">
        {header}:{' '}
      </Text>
      {children}
    </>
  )
}
