import { zipDocuments } from '@lading/contract/documents'
import type { CheckedRequirement } from '@lading/contract/evaluation'
import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { download } from '#lib/api.ts'
import { DownloadButton } from '#ui/DownloadButton.tsx'
import { Mark } from '#ui/Mark.tsx'
import { useTransaction } from '../open-transaction.ts'
import { type CheckedFile, standingMarks, standingOf, standingOfFile, tallyOf } from './checked-files.ts'
import { documentDateText } from './document-date.ts'

interface Props {
  /** The file that is shown. */
  readonly current: number | undefined
  readonly onChoose: (chosen: CheckedFile) => void
}

/** Every requirement with where it stands; a requirement with several files lists each. */
export function Checklist({ current, onChoose }: Props) {
  const { checklist, transaction_id } = useTransaction().transaction
  const tally = tallyOf(checklist)
  const decided = tally.accepted + tally.returned
  return (
    <div className="checklist">
      <div className="check-head">
        <div className="check-row">
          <b>
            {decided} of {checklist.length} decided
          </b>
          {checklist.some((line) => line.files.length > 0) && (
            <DownloadButton save={() => download(zipDocuments, { body: { transaction_id } })}>
              Download all
            </DownloadButton>
          )}
        </div>
        <div
          className="bar"
          role="img"
          aria-label={`${tally.accepted} accepted, ${tally.returned} to return, ${tally.open} not decided, ${tally.missing} missing`}
        >
          {tally.accepted > 0 && <i style={{ flex: tally.accepted }} className="b-done" />}
          {tally.returned > 0 && <i style={{ flex: tally.returned }} className="b-client" />}
          {decided < checklist.length && <i style={{ flex: checklist.length - decided }} className="b-idle" />}
        </div>
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
      <div className="check">
        <Head name={line.name} standing={standingOf(line)} />
        <span className="check-meta">Asked, but nothing is attached.</span>
      </div>
    )
  if (more.length === 0) return <FileButton line={line} file={first} name={line.name} {...{ current, onChoose }} />
  return (
    <>
      <div className="check check-several">
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
  const was = useRef(isCurrent)
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' })
    // The button that decided is gone: the focus goes on with the list, so that the letters do too.
    if (isCurrent && !was.current && document.activeElement === document.body) button.current?.focus()
    was.current = isCurrent
  }, [isCurrent])
  const meta = [line.is_new && !nested && 'New version', documentDateText(line.expiry_label, file.expires_on)]
    .filter(Boolean)
    .join(' · ')
  return (
    <UnstyledButton
      ref={button}
      className="check"
      data-nested={nested || undefined}
      aria-current={isCurrent || undefined}
      onClick={() => onChoose({ line, file })}
    >
      <Head name={name} standing={standingOfFile(file)} />
      {meta && <span className="check-meta num">{meta}</span>}
      {file.remark && <q>{file.remark}</q>}
    </UnstyledButton>
  )
}

function Head({ name, standing }: { name: string; standing: keyof typeof standingMarks }) {
  const [tone, word] = standingMarks[standing]
  return (
    <span className="check-row">
      <span className="check-name">{name}</span>
      <Mark tone={tone} size="sm" plain>
        {word}
      </Mark>
    </span>
  )
}
