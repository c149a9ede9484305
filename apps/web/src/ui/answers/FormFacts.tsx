import { Stack, Text } from '@mantine/core'
import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable, FormParts } from '@lading/contract/forms/form-definition'
import { scopeFlags, scopes, scopeText } from '@lading/domain/transactions/scope'
import type { Form } from '@lading/domain/filing/form-path'
import { Fragment, type ReactNode } from 'react'
import { type Fact, Facts } from '../facts/Facts.tsx'
import { Pane } from '../layout/Pane.tsx'
import { AnswerText } from './AnswerText.tsx'
import { answerIn, isRead, rowsIn, sectionOf } from './answers.ts'
import { GroupFacts } from './GroupFacts.tsx'
import { OwnershipBelow, type Holder } from './Ownership.tsx'

interface Props {
  readonly form: FormParts
  readonly answers: Form
  /** What the register says to the same questions, to stand before an answer that differs. */
  readonly register?: object | null | undefined
  /** The usual share of Filipinos, in percent, where a change of stockholders may fall below it. */
  readonly usual?: number
  /** A link at the right of each section's title, where the reader may change it. */
  readonly aside?: (section: string) => ReactNode
  /** What stands at the place of a section. */
  readonly instead?: Readonly<Record<string, ReactNode>> | undefined
}

/** The answers to a form to be read: the same sections, labels and order as the form. Empty lists are left out. */
export function FormFacts({ form, answers, register, usual, aside, instead = {} }: Props) {
  return (
    <Stack gap="lg">
      {Object.keys(form.sections).map((section) =>
        section in instead ? (
          <Fragment key={section}>{instead[section]}</Fragment>
        ) : (
          <SectionOfForm key={section} {...{ form, answers, register, usual, section }} aside={aside?.(section)} />
        ),
      )}
    </Stack>
  )
}

interface SectionProps {
  readonly form: FormParts
  readonly answers: Form
  readonly register: object | null | undefined
  readonly usual?: number | undefined
  readonly section: string
  readonly aside: ReactNode
  /** What has no answer, and the scope, stand there too. */
  readonly isWhole?: boolean
}

/** One section of them, under its title; what has no answer, and the scope, only where it is asked whole. */
export function SectionOfForm({ aside, isWhole = false, ...asked }: SectionProps) {
  const { form, answers, register, section } = asked
  const title = form.titleOf?.(section, { ...register, ...answers }) ?? form.sections[section]
  const { subtitle, content } = contentOf({ ...asked, isWhole })
  return content ? (
    <Pane title={title} aside={aside} subtitle={subtitle}>
      {content}
    </Pane>
  ) : null
}

interface Content {
  readonly subtitle?: ReactNode
  readonly content: ReactNode
}

function contentOf({ form, answers, register, usual, section, isWhole }: Omit<SectionProps, 'aside'>): Content {
  const columns =
    form.groups[section] && (form.columnsOf?.(section, { ...register, ...answers }) ?? form.groups[section])
  if (columns) return rowsOf(columns, { answers, register, usual, section, isWhole })
  const all = Object.entries(sectionOf(form, section))
  const fields = Object.fromEntries(all.filter(([name]) => form.isAsked?.(name, { ...register, ...answers }) ?? true))
  // The scope stands in the heading of whatever carries it, in words.
  if (Object.values(fields).every(({ kind }) => kind === 'scope'))
    return { content: isWhole && scopeText(scopeFlags(scopes.filter((scope) => answerIn(answers, scope) === 1))) }
  return {
    subtitle: isCompared(fields, register) && 'Crossed out: current entry in the register. Highlighted: new entry.',
    content: <SectionFacts fields={fields} answers={answers} register={register} />,
  }
}

type Listed = Omit<SectionProps, 'aside' | 'form'>

function rowsOf(columns: FieldTable, { answers, register, usual, section, isWhole }: Listed): Content {
  const rows = rowsIn(answers, section)
  const before = register && section in register ? rowsIn(register, section) : undefined
  if (rows.length === 0 && !before?.length)
    return {
      content: isWhole && (
        <Text size="sm" c="dimmed">
          None.
        </Text>
      ),
    }
  return {
    subtitle: before && 'Beside each row: what changes in the register.',
    content: (
      <>
        <GroupFacts columns={columns} rows={rows} before={before} />
        {section === 'stockholders' && register && usual !== undefined && (
          <OwnershipBelow holders={rows as readonly Holder[]} register={register} usual={usual} />
        )}
      </>
    ),
  }
}

interface FactsProps extends Pick<Props, 'answers' | 'register'> {
  readonly fields: Readonly<Record<string, Field>>
}

/** The answers of one section, under their labels. */
export function SectionFacts({ fields, answers, register }: FactsProps) {
  const read = Object.entries(fields).filter(([name, field]) => isRead(field, answerIn(answers, name)))
  if (read.every(([name]) => isBlank(answerIn(answers, name))))
    return (
      <Text size="sm" c="dimmed">
        No entries yet.
      </Text>
    )
  return (
    <Facts
      rows={read.map(([name, field]): Fact => {
        const answer = <AnswerText key={name} {...{ name, field, answers, register }} />
        return field.kind === 'long-text' ? [field.label, answer, 'whole'] : [field.label, answer]
      })}
    />
  )
}

const isCompared = (fields: FactsProps['fields'], register: Props['register']) =>
  Boolean(register) && Object.keys(fields).some((name) => name in (register ?? {}))

const isBlank = (value: unknown) => value === '' || value === null || value === undefined
