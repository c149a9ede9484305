import { type Filing, type ReturnedItem } from '@lading/contract/filing/filing'
import { fieldAt } from '@lading/contract/forms/form-answers'
import { isAnsweredOtherwise } from '@lading/domain/filing/returned-answer'
import { Box, Button, Flex, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { FieldList } from '#ui/answers/FieldList.tsx'
import { ScopeOfForm } from '#ui/answers/form-scope.ts'
import { Form } from '#ui/forms/Form.tsx'
import { ConflictList } from '../../draft/ConflictList.tsx'
import { answersOf, fieldName, formOf } from '../../draft/draft-form.ts'
import { scopeOfFiling } from '../../draft/scope-of-filing.ts'
import { useReturnedAnswer } from './use-returned-answer.ts'

interface Props {
  readonly item: ReturnedItem
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  readonly onUnsaved: (place: string, is: boolean) => void
}

/** What was returned, as fields of its own; what a colleague saves meanwhile stands in them unless something is typed. */
export function ReturnedAnswer(props: Props) {
  const { item, filing } = props
  const [isTyped, setTyped] = useState(false)
  const tell = useEffectEvent((is: boolean) => props.onUnsaved(`field/${item.id}`, is))
  useEffect(() => {
    tell(isTyped)
    return () => tell(false) // what is typed goes with the field
  }, [isTyped])
  const [began, setBegan] = useState({ filing, edition: 0 })
  const isNewer = filing.form_version > began.filing.form_version
  const [stood, stands] = [answersOf(began.filing), answersOf(filing)]
  if (isNewer && !isTyped && isAnsweredOtherwise(item.code, stood, stands, formOf(filing).bundles)) {
    setBegan({ filing, edition: began.edition + 1 })
  }
  return (
    <Fields
      key={began.edition}
      {...props}
      filing={began.filing}
      onChanged={(saved) => {
        setTyped(false)
        setBegan(({ edition }) => ({ filing: saved, edition }))
        props.onChanged(saved)
      }}
      onTyped={setTyped}
    />
  )
}

interface FieldsProps extends Omit<Props, 'onUnsaved'> {
  readonly onTyped: (is: boolean) => void
}

/** One answer, or those that come back together; saved with a button. */
function Fields({ item, filing, onChanged, onTyped }: FieldsProps) {
  const known = answersOf(filing)
  const answer = useReturnedAnswer(item.code, filing, { onTyped, onSaved: onChanged })
  const fields = Object.fromEntries(
    answer.paths.flatMap((path) => {
      const field = fieldAt(formOf(filing), path)
      return field ? [[fieldName(path, known), field]] : []
    }),
  )
  return (
    <Form form={answer.form} onSubmit={() => answer.save()} busy={answer.isSaving} label={item.label}>
      <Flex wrap="wrap" align="end" gap="sm">
        <Box
          {...(answer.paths.length > 1 ? { className: 'fields', flex: '1 1 100%' } : { flex: '1 1 240px', maw: 420 })}
        >
          <ScopeOfForm value={scopeOfFiling(filing, nothingKnown)}>
            <FieldList fields={fields} />
          </ScopeOfForm>
        </Box>
        <Button type="submit" size="sm" variant="default" loading={answer.isSaving}>
          Save<span className="vh"> {item.label}</span>
        </Button>
      </Flex>
      {answer.reason && (
        <Text fz="dense" c="var(--mantine-color-error)" role="alert">
          {answer.reason}
        </Text>
      )}
      <ConflictList
        form={formOf(filing)}
        conflicts={answer.conflicts}
        keepMine={(conflict) => answer.choose(conflict, true)}
        takeTheirs={(conflict) => answer.choose(conflict, false)}
      />
    </Form>
  )
}

/** What came back is the client's own answer, wherever it was from. */
const nothingKnown = { user: null, profile: null }
