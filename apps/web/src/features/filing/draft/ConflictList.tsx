import { type AnswerConflict } from '@lading/contract/filing/filing'
import { fieldAt } from '@lading/contract/forms/form-answers'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { Box, Button, Flex, Text } from '@mantine/core'
import { useShown } from '#ui/answers/use-shown.ts'
import { Facts } from '#ui/facts/Facts.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

interface Props {
  readonly form: FormDefinition
  readonly conflicts: readonly AnswerConflict[]
  readonly keepMine: (conflict: AnswerConflict) => void
  readonly takeTheirs: (conflict: AnswerConflict) => void
}

/** Both sides of each answer that was changed elsewhere, and the choice between them. */
export function ConflictList({ form, conflicts, keepMine, takeTheirs }: Props) {
  const shown = useShownAnswer(form)
  if (conflicts.length === 0) return null
  return (
    <RuledList fz="sm">
      {conflicts.map((conflict) => (
        <li key={conflict.path}>
          <Text fw={700} inherit>
            {conflict.label}
          </Text>
          <Flex wrap="wrap" align="center" rowGap="xs" columnGap="lg">
            <Box flex="1 1 300px">
              <Facts
                rows={[
                  ['Yours', shown(conflict.path, conflict.yours)],
                  ['Theirs', shown(conflict.path, conflict.theirs)],
                ]}
              />
            </Box>
            <Choice conflict={conflict} word="Keep mine" choose={keepMine} />
            <Choice conflict={conflict} word="Use theirs" choose={takeTheirs} />
          </Flex>
        </li>
      ))}
    </RuledList>
  )
}

interface ChoiceProps {
  readonly conflict: AnswerConflict
  readonly word: string
  readonly choose: (conflict: AnswerConflict) => void
}

function Choice({ conflict, word, choose }: ChoiceProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => choose(conflict)}
      aria-label={`${word}: ${conflict.label}`}
    >
      {word}
    </Button>
  )
}

type ShowAnswer = (conflict: AnswerConflict['path'], value: unknown) => string

/** An answer as people read it; a whole row by the name in it. */
function useShownAnswer(form: FormDefinition): ShowAnswer {
  const shown = useShown()
  return (path, value) => {
    if (value === null || value === '') return path.split('.').length === 2 ? '(removed)' : '(empty)'
    if (typeof value === 'object') return String((value as { name?: string }).name || '(a row without a name)')
    const field = fieldAt(form, path)
    return field ? shown(field, value) : String(value)
  }
}
