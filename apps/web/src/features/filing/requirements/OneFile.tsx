import type { Filing } from '@lading/contract/filing/filing'
import { dateDocument, removeDocument } from '@lading/contract/filing/filed-documents'
import type { RequirementFile, RequirementLine } from '@lading/contract/filing/requirement-lines'
import { isFiledBefore } from '@lading/domain/filing/filed-documents'
import { isPlainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { Button, Group, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '#lib/act.ts'
import { dayText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { UploadBox } from '#ui/uploads/UploadBox.tsx'
import { useDayRefusal } from '#ui/forms/fields/day-typed.ts'
import { DateInput } from '#ui/forms/fields/DateInput.tsx'
import { answersOf, formOf } from '../draft/draft-form.ts'
import { linkToAnswer } from '../step-address.ts'
import { openDayFault } from './document-days.ts'
import classes from './RequirementFiles.module.css'
import { ofDocuments, type Send } from './upload-place.ts'
import { ViewFile } from './ViewFile.tsx'

interface Props {
  readonly line: RequirementLine
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  readonly file: RequirementFile
  readonly onReplace: Send
  readonly onRemoved: (file: RequirementFile) => void
}

/** One file of a requirement: look at it, date it, replace it, take it away. */
export function OneFile({ line, filing, file, onChanged, onReplace, onRemoved }: Props) {
  const [isShown, setShown] = useState(false)
  const remove = useAct(removeDocument, {
    onDone: (changed) => {
      onChanged(changed)
      onRemoved(file)
    },
    stale: [],
  })
  const isNew = line.is_open && !isFiledBefore(filing, file)
  return (
    <div className={file.decision === 'returned' ? classes.returned : undefined}>
      <UploadBox
        label={`${line.name}: ${file.name}`}
        file={{ name: file.name, size: file.size, note: noteOf(file) }}
        {...ofDocuments}
        photosOf={line.name}
        onUpload={onReplace}
        onRemove={isNew ? () => remove.mutate({ params: { id: file.id } }) : undefined}
        disabled={line.is_open ? undefined : noteOf(file)}
      />
      <Group justify="space-between" align="end" gap="md" mt="xxs">
        {isDayInForm(line, filing) && <DayOfForm line={line} filing={filing} />}
        {line.asks_expiry && !file.has_no_day && <ExpiryDate {...{ line, filing, file, onChanged }} />}
        <Button
          size="compact-sm"
          variant="subtle"
          ml="auto"
          leftSection={<IconEye size={15} aria-hidden />}
          onClick={() => setShown(true)}
          aria-label={`View ${file.name}`}
        >
          View
        </Button>
      </Group>
      {isShown && <ViewFile file={{ id: file.file_id, name: file.name }} onClose={() => setShown(false)} />}
    </div>
  )
}

function noteOf({ page_count, replaces, decision, is_carried }: RequirementFile): string {
  const pages = page_count === null ? undefined : page_count === 1 ? '1 page' : `${page_count} pages`
  const verdict = decision === 'accepted' ? 'accepted' : decision === 'returned' ? 'returned' : 'checked'
  return [is_carried && 'from your last filing', pages, verdict, replaces && `replaces ${replaces}`]
    .filter(Boolean)
    .join(' · ')
}

const isDayInForm = ({ day_answer }: RequirementLine, { open, form }: Filing) => open === 'draft' && day_answer in form

/** The day that the form asks: shown beside the document, and changed there. */
function DayOfForm({ line: { day_answer, expiry_label }, filing }: Pick<Props, 'line' | 'filing'>) {
  const form = formOf(filing)
  const day = answersOf(filing)[day_answer]
  return (
    <Text fz="dense" c="dimmed">
      {expiry_label} {isDay(day) ? <b>{dayText(day)}</b> : '(not answered yet)'}
      {', from your answers. '}
      <Link to={linkToAnswer(form, day_answer)}>
        {isDay(day) ? 'Change' : 'Answer it'}
        <span className="vh"> {expiry_label}</span>
      </Link>
    </Text>
  )
}

const isDay = (answer: unknown): answer is PlainDate => typeof answer === 'string' && isPlainDate(answer)

/** The day on the face of a document, saved once it is picked or the field is left; what is no day stays to be corrected. */
function ExpiryDate({ line, filing, file, onChanged }: Omit<Props, 'onReplace' | 'onRemoved'>) {
  const today = useToday()
  const act = useAct(dateDocument, { onDone: onChanged, stale: [] })
  const [typed, setTyped] = useState<string>()
  const saving = act.isPending ? act.variables.body?.expires_on : null
  const value = typed ?? saving ?? file.expires_on ?? ''
  const { refusal, judge, ...day } = useDayRefusal(value)
  if (!line.is_open) return null
  const fault = openDayFault(line, file, today)
  const type = (text: string) => {
    day.typed(text)
    setTyped(text)
  }
  const save = (text: string) => {
    if (!isPlainDate(text)) return
    setTyped(undefined)
    if (text !== (saving ?? file.expires_on))
      act.mutate({ params: { id: filing.transaction_id }, body: { document_id: file.id, expires_on: text } })
  }
  return (
    <DateInput
      size="xs"
      label={line.expiry_label}
      aria-label={`${line.expiry_label}: ${file.name}`}
      placeholder="e.g. 31 Dec 2026"
      required={!line.day_only_for}
      description={line.day_only_for && `If this is ${line.day_only_for}.`}
      // That it is missing is said beside the name of the document.
      errorProps={{ size: 'sm' }}
      error={refusal ? unsaved(refusal, file) : fault?.kind !== 'missing' && fault?.message}
      value={value}
      onChange={type}
      onChosen={save}
      onBlur={() => {
        judge()
        save(value)
        // A day is replaced, never taken away.
        if (value === '') setTyped(undefined)
      }}
    />
  )
}

/** What was typed is not what is saved. */
const unsaved = (refusal: string, { expires_on }: RequirementFile) =>
  expires_on === null ? refusal : `${refusal} ${dayText(expires_on)} is still saved.`
