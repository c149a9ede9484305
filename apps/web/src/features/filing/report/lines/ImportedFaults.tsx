import type { ImportedLines } from '@lading/contract/reports/report-lines'
import { List, ScrollArea, Text } from '@mantine/core'
import { countText } from '#lib/format.ts'
import { Notice } from '#ui/messages/Notice.tsx'

const MOST_SHOWN = 200

interface Props {
  readonly result: ImportedLines
  /** Corrections are taken together, or none of them. */
  readonly isCorrection: boolean
}

/** What became of a file: how many lines were taken, and each that was not, by number and column. */
export function ImportedFaults({ result: { added, faulty, unknown }, isCorrection }: Props) {
  const reasons = faulty.flatMap(({ line, faults }) =>
    faults.map(
      ({ column, message }) =>
        `${[`${isCorrection ? 'Row' : 'Line'} ${line}`, column].filter(Boolean).join(', ')}: ${message}`,
    ),
  )
  return (
    <>
      <Notice tone="client" role="status">
        {`${isCorrection ? 'No line was corrected yet.' : `${countText(added)} ${added === 1 ? 'line was' : 'lines were'} added.`} ${countText(faulty.length)} ${faulty.length === 1 ? 'has' : 'have'} to be corrected.${isCorrection ? '' : ' They are numbered as you sent them.'}`}
      </Notice>
      {unknown.length > 0 && (
        <Text size="sm">Left out, because the section has no column of this name: {unknown.join(', ')}.</Text>
      )}
      <ScrollArea.Autosize mah={220} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Lines to be corrected' }}>
        <List fz="sm">
          {reasons.slice(0, MOST_SHOWN).map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
      {reasons.length > MOST_SHOWN && (
        <Text size="sm">{`${countText(reasons.length - MOST_SHOWN)} more. Correct them in your file and send it again${isCorrection ? '' : ': lines that were taken are not taken twice'}.`}</Text>
      )}
    </>
  )
}
