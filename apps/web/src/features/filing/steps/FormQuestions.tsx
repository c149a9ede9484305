import { changesList } from '@lading/domain/transactions/family'
import type { Form } from '@lading/domain/filing/form-path'
import { businessGroups, type BusinessAnswers, type BusinessGroup } from '@lading/contract/forms/business-fields'
import { lineSectionOf } from '@lading/contract/forms/lines/sections-of'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { Box, Flex } from '@mantine/core'
import { OwnershipTyped } from '#ui/business-form/OwnershipTyped.tsx'
import { BusinessList } from '#ui/business-form/BusinessList.tsx'
import { FieldList } from '#ui/answers/FieldList.tsx'
import { SectionFacts } from '#ui/answers/FormFacts.tsx'
import { GroupFacts } from '#ui/answers/GroupFacts.tsx'
import { rowsIn, sectionOf } from '#ui/answers/answers.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import { answersOf, formOf } from '../draft/draft-form.ts'
import { LinesPart } from '../report/lines/LinesPart.tsx'
import { DocumentsOnFile } from '../registered/DocumentsOnFile.tsx'
import { BranchesPart } from './BranchesPart.tsx'
import type { QuestionsProps } from './DraftSteps.tsx'

/** The questions of a form, part by part; beside each what the register says now, where it says something. */
export function FormQuestions({ filing, draft, section: open }: QuestionsProps) {
  const form = formOf(filing)
  const shown = Object.keys(form.sections).filter((section) => open === null || section === open)
  const { register, limits } = filing
  const part = {
    form,
    register,
    answers: answersOf(filing),
    usual: limits.filipino_percent,
    isAlone: shown.filter((section) => isInRegister(form, section, register)).length <= 1,
  }
  return (
    <>
      {changesList(filing.type, 'documents') && <DocumentsOnFile business_id={filing.business_id} />}
      {shown.map((section) => {
        const lines = lineSectionOf(filing.type, filing.agency, section)
        if (lines) return <LinesPart key={section} filing={filing} draft={draft} section={lines} />
        if (changesList(filing.type, 'branches') && section === 'branches')
          return <BranchesPart key={section} filing={filing} />
        return isGroup(section) ? (
          <ListPart key={section} {...part} section={section} group={section} />
        ) : (
          <Part key={section} {...part} section={section} />
        )
      })}
    </>
  )
}

interface PartProps {
  readonly form: FormDefinition
  readonly section: string
  readonly register: Form | null
  readonly answers: Form
  /** The register says something to no other part of the page. */
  readonly isAlone: boolean
  /** The usual share of Filipinos, in percent. */
  readonly usual: number
}

function Part({ form, section, register, answers, isAlone }: PartProps) {
  // What another answer calls for comes and goes as that one is typed.
  const asked = Object.entries(sectionOf(form, section)).filter(
    ([name, { askedWith }]) => askedWith !== undefined || form.isAsked(name, { ...register, ...answers }),
  )
  const fields = Object.fromEntries(asked)
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in (register ?? {})))
  const questions = (
    <Pane title={form.sections[section]}>
      {Object.values(fields).every(({ computed }) => computed) ? (
        <SectionFacts fields={fields} answers={answers} />
      ) : (
        <div className="fields">
          <FieldList fields={fields} />
        </div>
      )}
    </Pane>
  )
  if (register === null || Object.keys(known).length === 0) return questions
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} align={{ base: 'stretch', lg: 'flex-start' }} gap="lg">
      <Box flex={{ lg: 1 }} miw={0}>
        {questions}
      </Box>
      <Box w={{ lg: 300 }} flex="none">
        <Pane title={isAlone ? IN_REGISTER : `${IN_REGISTER}: ${form.sections[section]?.toLowerCase()}`}>
          <SectionFacts fields={known} answers={register} />
        </Pane>
      </Box>
    </Flex>
  )
}

/** A list, whose rows need the whole width; what the register says stands above it. */
function ListPart({ form, register, usual, group }: PartProps & { readonly group: BusinessGroup }) {
  const rows = register && group in register ? rowsIn(register, group) : []
  const columns = form.columnsOf(group, register ?? {})
  const below = register && <OwnershipTyped register={register} usual={usual} />
  return (
    <>
      {rows.length > 0 && (
        <Pane title={IN_REGISTER}>
          <GroupFacts columns={columns} rows={rows} />
        </Pane>
      )}
      <BusinessList
        group={group}
        legalForm={register?.[LEGAL_FORM] as string | undefined}
        holders={{ columns, below }}
      />
    </>
  )
}

const isInRegister = (form: FormDefinition, section: string, register: Form | null) =>
  Object.keys(sectionOf(form, section)).some((name) => name in (register ?? {}))

const IN_REGISTER = 'In the register now'

const LEGAL_FORM = 'form' satisfies keyof BusinessAnswers

const isGroup = (section: string): section is BusinessGroup => section in businessGroups
