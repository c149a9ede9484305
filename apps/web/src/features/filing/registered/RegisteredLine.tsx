import type { RegisteredDocument } from '@lading/contract/documents/registered-documents'
import { manilaDay } from '@lading/domain/dates/manila'
import { registeredKindFacts } from '@lading/domain/documents/registered-documents'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Box } from '@mantine/core'
import { dayText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** A file to be opened beside the page. */
export interface FileToView {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly document: RegisteredDocument
  /** Another document of its kind took its place. */
  readonly isEarlier?: boolean
  readonly onView: (file: FileToView) => void
}

/** One document of the register: its number and days, its files, and the filing it was approved with. */
export function RegisteredLine({ document, isEarlier = false, onView }: Props) {
  const { kind, number, issued_on, valid_until, registered_at, reference, type, files } = document
  const facts = [
    number && `No. ${number}`,
    issued_on && `Issued ${dayText(issued_on)}`,
    valid_until && `Valid until ${dayText(valid_until)}`,
  ].filter(Boolean)
  const approved = `Approved ${dayText(manilaDay(new Date(registered_at)))} with ${reference}, ${typeLabels[type].toLowerCase()}`
  return (
    <RuledLine align="start" {...(isEarlier && { c: 'dimmed' })}>
      <div>
        <b>{registeredKindFacts[kind].label}</b>
        {facts.length > 0 && <SmallRow>{facts.join(' · ')}</SmallRow>}
        <SmallRow>{approved}</SmallRow>
        {files.map(({ file_id, name }) => (
          <SmallRow key={file_id}>
            <button type="button" className="link" onClick={() => onView({ id: file_id, name })}>
              {name}
            </button>
          </SmallRow>
        ))}
      </div>
      {!isEarlier && valid_until !== null && (
        <Box flex="none">
          <Standing valid_until={valid_until} />
        </Box>
      )}
    </RuledLine>
  )
}

function Standing({ valid_until }: { valid_until: string }) {
  return valid_until < useToday() ? (
    <Mark tone="client" size="sm">
      Ended
    </Mark>
  ) : (
    <Mark tone="done" size="sm">
      In force
    </Mark>
  )
}
