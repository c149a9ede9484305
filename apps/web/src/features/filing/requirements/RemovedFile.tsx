import type { Filing } from '@lading/contract/filing/filing'
import { restoreDocument } from '@lading/contract/filing/filed-documents'
import type { RequirementFile, RequirementLine } from '@lading/contract/filing/requirement-lines'
import { Button, Group, Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { useKeptFocus } from '#ui/forms/dialogs/returned-focus.ts'

interface Props {
  readonly filing: Filing
  readonly line: RequirementLine
  readonly file: RequirementFile
  readonly onRestored: (filing: Filing) => void
}

/** A file that was just removed, and the way to have it back; the focus, whose button is gone, is here. */
export function RemovedFile({ filing, line, file, onRestored }: Props) {
  const isGone = line.files.every(({ id }) => id !== file.id)
  const button = useKeptFocus<HTMLButtonElement>(isGone || undefined)
  const restore = useAct(restoreDocument, { onDone: onRestored, stale: [] })
  const replaced = line.files.find(({ name, decision }) => decision === 'returned' && name === file.replaces)
  const undo = () =>
    restore.mutate({
      params: { id: filing.transaction_id },
      body: {
        file_id: file.file_id,
        requirement_code: line.code,
        ...(file.expires_on !== null && { expires_on: file.expires_on }),
        ...(replaced && { replaces: replaced.id }),
      },
    })
  return (
    <Group gap="sm">
      <Text size="sm" role="status">
        {file.name} was removed.
      </Text>
      <Button ref={button} size="compact-sm" variant="subtle" loading={restore.isPending} onClick={undo}>
        Undo<span className="vh"> the removal of {file.name}</span>
      </Button>
    </Group>
  )
}
