import type { Place, Proposal } from '@lading/domain/filing/matching/match-files'
import { ActionIcon, Select, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { sizeText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { ProgressBar } from '#ui/facts/ProgressBar.tsx'
import { isMadeSmaller } from '#ui/uploads/fitted.ts'
import { progressWords } from '#ui/uploads/sending.ts'
import { ofDocuments } from '../upload-place.ts'
import type { ShownFile } from './batch.ts'
import classes from './MatchDialog.module.css'

interface Props {
  readonly one: ShownFile
  readonly places: readonly Place[]
  /** What is wrong with the choice. */
  readonly fault: string | undefined
  readonly isSending: boolean
  readonly onChoose: (code: string | null) => void
  readonly onLeaveOut: () => void
}

/** One of several files: what it is, where it is to go and why, and how its sending stands. */
export function MatchRow({ one, places, fault, isSending, onChoose, onLeaveOut }: Props) {
  const { file, standing } = one
  return (
    <li className={classes.row} aria-label={file.name}>
      <div className={classes.file}>
        <b>{file.name}</b>
        <Text size="dense" c="dimmed" className="num">
          {sizeText(file.size)}
          {!one.fault && isMadeSmaller(file, ofDocuments) && ' · goes as a smaller PDF'}
        </Text>
      </div>
      <div className={classes.place}>
        {one.fault ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {one.fault}
          </Text>
        ) : standing.kind === 'done' ? (
          <Text size="sm">{places.find(({ code }) => code === one.code)?.name}</Text>
        ) : (
          <Select
            size="sm"
            aria-label={`Requirement for ${file.name}`}
            placeholder="Choose a requirement"
            data={choicesFor(one, places)}
            value={one.code}
            onChange={onChoose}
            disabled={isSending}
            error={fault}
            description={reasonFor(one)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            clearable
          />
        )}
        <Text role="alert" size="dense" c="var(--mantine-color-error)">
          {standing.kind === 'refused' && standing.why}
        </Text>
      </div>
      <div className={classes.end}>
        {standing.kind === 'done' && <Mark tone="done">Uploaded</Mark>}
        {standing.kind === 'sending' && (
          <>
            <ProgressBar value={100 * (standing.sent ?? 0)} label={`Uploading ${file.name}`} />
            <Text size="dense" c="dimmed" className="num">
              {progressWords(standing.sent)}
            </Text>
          </>
        )}
        {!isSending && standing.kind !== 'done' && (
          <ActionIcon variant="subtle" color="gray" aria-label={`Leave out ${file.name}`} onClick={onLeaveOut}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}

/** The requirements that fit come first. */
function choicesFor({ proposal, code }: ShownFile, places: readonly Place[]) {
  const open = places.filter((place) => place.room > 0 || place.code === code)
  const choice = ({ code: value, name: label }: Place) => ({ value, label })
  const fits = open.filter((place) => proposal.among.includes(place.code)).map(choice)
  const others = open.filter((place) => !proposal.among.includes(place.code)).map(choice)
  if (fits.length === 0) return others
  return [
    { group: fits.length === 1 ? 'Proposed' : 'It could be', items: fits },
    { group: 'Other requirements', items: others },
  ]
}

function reasonFor({ choice, proposal, text, file }: ShownFile): string {
  if (choice) return 'Your choice'
  if (proposal.by !== 'unknown') return reasons[proposal.by]
  if (file.type !== 'application/pdf') return 'Its name does not say what it is.'
  return text === undefined ? 'Its text is being read …' : reasons.unknown
}

const reasons: Readonly<Record<Proposal['by'], string>> = {
  name: 'Proposed by its name',
  text: 'Proposed by its text',
  several: 'More than one requirement fits. Choose one.',
  full: 'Too many files fit this requirement. Choose which belong there.',
  unknown: 'Neither its name nor its text says what it is.',
}
