import { zipDocuments } from '@lading/contract/documents/documents'
import type { CheckedRequirement } from '@lading/contract/evaluation'
import { Group, Progress, Text, UnstyledButton } from '@mantine/core'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useDownload } from '#lib/api.ts'
import { useToday } from '#lib/today.ts'
import { DownloadButton } from '#ui/pdf/DownloadButton.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { useTransaction } from '../open-transaction.ts'
import { type CheckedFile, standingMarks, standingOf, standingOfFile, tallyOf } from './checked-files.ts'
import { fileDateText } from './document-date.ts'
import { Quote } from '#ui/facts/Quote.tsx'
import classes from './Checklist.module.css'

interface Props {
  /** The file that is shown. */
  readonly current: number | undefined
  readonly onChoose: (chosen: CheckedFile) => void
}

/** Every requirement with where it stands; a requirement with several files lists each. */
export function Checklist({ current, onChoose }: Props) {
  const { checklist, transaction_id } = useTransaction().transaction
  const download = useDownload()
  const tally = tallyOf(checklist)
  const decided = tally.accepted + tally.returned
  const share = (count: number) => (100 * count) / checklist.length
  return (
    <div className={classes.checklist}>
      <div className={classes.head}>
        <Group justify="space-between" gap="xs" mb={7} fz="sm">
          <b>
            {decided} of {checklist.length} decided
          </b>
          {checklist.some((line) => line.files.length > 0) && (
            <DownloadButton save={() => download(zipDocuments, { body: { transaction_id } })}>
              Download all
            </DownloadButton>
          )}
        </Group>
        <Progress.Root
          size={5}
          role="img"
          aria-label={`${tally.accepted} accepted, ${tally.returned} to return, ${tally.open} not decided, ${tally.missing} missing`}
        >
          <Progress.Section withAria={false} value={share(tally.accepted)} color="var(--done-solid)" />
          <Progress.Section withAria={false} value={share(tally.returned)} color="var(--client-solid)" />
        </Progress.Root>
      </div>
      {/* Scrolled by the keyboard too. */}
      <ul aria-label="Checklist">
        {checklist.map((line) => (
          <li key={line.code}>
            <Line line={line} current={current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ line, current, onChoose }: Props & { line: CheckedRequirement }) {
  const [first, ...more] = line.files
  if (!first)
    return (
      <div className={classes.line}>
        <Head name={line.name} standing={standingOf(line)} />
        <Meta>Required, but nothing is attached.</Meta>
      </div>
    )
  if (more.length === 0) return <FileButton line={line} file={first} name={line.name} {...{ current, onChoose }} />
  return (
    <>
      <div className={classes.line} data-several>
        <Head name={line.name} standing={standingOf(line)} />
      </div>
      {line.files.map((file) => (
        <FileButton key={file.id} line={line} file={file} name={file.name} {...{ current, onChoose }} nested />
      ))}
    </>
  )
}

interface FileProps extends Props, CheckedFile {
  readonly name: string
  readonly nested?: boolean
}

function FileButton({ line, file, name, nested, current, onChoose }: FileProps) {
  const isCurrent = current === file.id
  const button = useRef<HTMLButtonElement>(null)
  const isDrawn = useRef(false)
  const today = useToday()
  useLayoutEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' })
    // The button that decided is gone: the focus goes on with the list, so that the letters do too.
    if (isCurrent && isDrawn.current && document.activeElement === document.body) button.current?.focus()
    isDrawn.current = true
  }, [isCurrent, file.decision])
  const meta = [line.is_new && !nested && 'New version', fileDateText(line, file, today)].filter(Boolean).join(' · ')
  return (
    <UnstyledButton
      ref={button}
      className={classes.line}
      data-nested={nested || undefined}
      aria-current={isCurrent || undefined}
      onClick={() => onChoose({ line, file })}
    >
      <Head name={name} standing={standingOfFile(file)} />
      {meta && <Meta>{meta}</Meta>}
      {file.remark && <Quote lines={2}>{file.remark}</Quote>}
    </UnstyledButton>
  )
}

function Head({ name, standing }: { name: string; standing: keyof typeof standingMarks }) {
  const [tone, word] = standingMarks[standing]
  return (
    <Group component="span" justify="space-between" align="baseline" gap="xs" wrap="nowrap">
      <Text span inherit fw={550} miw={0}>
        {name}
      </Text>
      <Mark tone={tone} size="sm" plain>
        {word}
      </Mark>
    </Group>
  )
}

function Meta({ children }: { children: ReactNode }) {
  return (
    <Text span display="block" size="xs" c="dimmed" className="num">
      {children}
    </Text>
  )
}
