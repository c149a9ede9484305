import { changesList, isRenewal } from '@lading/domain/transactions/family'
import { Stack } from '@mantine/core'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { lineSectionOf } from '@lading/contract/forms/lines/sections-of'
import { formOfType } from '@lading/contract/transaction-types'
import { Scopes } from '@lading/contract/accreditations/scopes'
import { scopes, scopeText } from '@lading/domain/transactions/scope'
import { AnswerText } from '#ui/answers/AnswerText.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { Ownership, type Holder } from '#ui/answers/Ownership.tsx'
import { isRead, rowsIn, sectionOf, singleSections } from '#ui/answers/answers.ts'
import { DocumentsOnFile } from '../../filing/registered/DocumentsOnFile.tsx'
import { useTransaction } from '../open-transaction.ts'
import { AnswerActs } from './AnswerActs.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { Corrections } from './Corrections.tsx'
import { Differences } from './Differences.tsx'
import { GroupTable } from './GroupTable.tsx'
import { SectionLines } from './lines/SectionLines.tsx'
import { MarkNote } from './MarkButton.tsx'
import classes from './AnswersTab.module.css'

/** Every single answer of the form, section by section, each to be marked or corrected; first what changed. */
export function AnswersTab() {
  const { type, register, business_id } = useTransaction().transaction
  const form = formOfType(type)
  return (
    <Stack gap="lg">
      <Corrections />
      <Differences />
      <ChangedMeanwhile />
      {sectionsIn(form, register).map((section) =>
        section in form.groups ? (
          <ListOfChange key={section} group={section} />
        ) : section === 'scope' ? (
          <Pane key={section} title={form.sections[section]}>
            <Scope />
          </Pane>
        ) : (
          <Section key={section} section={section} />
        ),
      )}
      {changesList(type, 'documents') && <DocumentsOnFile business_id={business_id} />}
    </Stack>
  )
}

/** A change shows its lists beside its other answers; the people of an application have a part of their own. */
const sectionsIn = (form: FormDefinition, register: object | null) =>
  register ? Object.keys(form.sections) : singleSections(form)

/** A list beside that of the register; of stockholders also what each nationality holds. */
function ListOfChange({ group }: { group: string }) {
  const { type, register, form, limits } = useTransaction().transaction
  const title = formOfType(type).titleOf(group, { ...register, ...form }) ?? ''
  return (
    <>
      <GroupTable group={group} title={title} />
      {group === 'stockholders' && register && (
        <Pane title="Shares by citizenship">
          <Ownership
            holders={rowsIn(form, group) as readonly Holder[]}
            register={register}
            usual={limits.filipino_percent}
          />
        </Pane>
      )}
    </>
  )
}

/** What is applied for or added; it decides documents, capital and fees, and comes back to the client as one answer. */
function Scope() {
  const { transaction } = useTransaction()
  // A renewal asks for all its scopes, and its new accreditation holds them once it is submitted; a category adds some.
  const isRenewed = isRenewal(transaction.type)
  const held = transaction.register && scopeText(isRenewed ? Scopes.parse(transaction.register) : transaction)
  const asked = transaction.register ? Scopes.parse(transaction.form) : transaction
  const scope = { path: 'scope', label: formOfType(transaction.type).bundles['scope']?.label ?? '' }
  const isChanged = scopes.some((one) => transaction.differences.some(({ path }) => path === one))
  return (
    <dl className={`facts ${classes.answers}`}>
      {held && (
        <div>
          <dt>Held</dt>
          <dd>{held}</dd>
        </div>
      )}
      <div data-changed={isChanged || undefined}>
        <dt>{held && !isRenewed ? 'Added' : 'Applied for'}</dt>
        <dd>
          {scopeText(asked)} <AnswerActs answers={[scope]} />
        </dd>
        <dd className={classes.notes}>
          <MarkNote path={scope.path} />
        </dd>
      </div>
    </dl>
  )
}

/** The answers of a part; those that come back together are marked at its head, all at once. */
function Section({ section }: { section: string }) {
  const { transaction } = useTransaction()
  const form = formOfType(transaction.type)
  const fields = Object.entries(sectionOf(form, section))
  const together = form.bundles[section]
  const changed = new Set(transaction.differences.map(({ path }) => path))
  const known = { ...transaction.register, ...transaction.form }
  const shown = fields.filter(([name, field]) => isRead(field, transaction.form[name]) && form.isAsked(name, known))
  const lines = lineSectionOf(transaction.type, transaction.agency, section)
  if (shown.length === 0) return null
  return (
    <Pane
      title={form.sections[section]}
      aside={together && <AnswerActs answers={[{ path: section, label: together.label }]} />}
    >
      {together && <MarkNote path={section} />}
      <dl className={`facts ${classes.answers}`}>
        {shown.map(([name, field]) => (
          <div
            key={name}
            data-changed={changed.has(name) || undefined}
            style={field.kind === 'long-text' ? { gridColumn: '1 / -1' } : undefined}
          >
            <dt>{field.label}</dt>
            <dd>
              <AnswerText {...{ name, field }} answers={transaction.form} register={transaction.register} />{' '}
              {!together && !field.computed && <AnswerActs answers={[{ path: name, label: field.label }]} />}
            </dd>
            <dd className={classes.notes}>
              <MarkNote path={name} />
            </dd>
          </div>
        ))}
      </dl>
      {lines && <SectionLines section={lines} />}
    </Pane>
  )
}
