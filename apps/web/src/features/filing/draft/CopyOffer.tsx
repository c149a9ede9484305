import { copyAnswers } from '@lading/contract/changes'
import type { Filing } from '@lading/contract/filing/filing'
import { Button, List, Stack, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { toast } from '#lib/toast.ts'
import { Notice } from '#ui/messages/Notice.tsx'
import { filingQuery } from '../filing-query.ts'
import { isOpenBeside, LAST_APPROVED, OtherRequest, type Counterpart, type OtherProps } from './OtherRequest.tsx'
import type { Draft } from './use-draft.ts'

interface Props extends OtherProps {
  readonly draft: Draft
  readonly offered: readonly string[]
  readonly onCopied: () => void
}

/** What the other request holds that this draft does not, with the offer to copy it. */
export function CopyOffer({ filing, draft, counterpart, offered, onCopied }: Props) {
  const { isCopying, copy } = useCopying(filing, draft, onCopied)
  const what = whatOf(counterpart)
  return (
    <Notice tone="agency" icon={<IconCopy size={18} aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text inherit>
          <OtherRequest {...{ filing, counterpart }} />
          {`, has ${what} that are missing here:`}
        </Text>
        <List fz="sm">
          {offered.map((label) => (
            <List.Item key={label}>{label}</List.Item>
          ))}
        </List>
        {isOpenBeside(filing) && <Text inherit>{`It was submitted. ${LAST_APPROVED}`}</Text>}
        <Button size="sm" loading={isCopying} onClick={() => void copy()}>
          {`Copy the ${what}`}
        </Button>
      </Stack>
    </Notice>
  )
}

const whatOf = ({ copies, documents }: Counterpart) =>
  [copies.length > 0 && 'answers', documents.length > 0 && 'documents'].filter(Boolean).join(' and ')

/** Saves what is typed, then copies: what was entered here stays. */
function useCopying({ transaction_id: id }: Filing, draft: Draft, onCopied: () => void) {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const act = useAct(copyAnswers, {
    stale: [],
    onDone: (saved) => {
      onCopied()
      draft.refresh(saved.filing)
    },
  })
  const copy = async () => {
    setSaving(true)
    const isSaved = await draft.flush()
    setSaving(false)
    const known = queries.getQueryData(filingQuery(id).queryKey)
    if (!isSaved || !known) return toast.error('Your entries are not saved yet. Try again once they are.')
    act.mutate({ params: { id }, body: { version: known.form_version } })
  }
  return { isCopying: isSaving || act.isPending, copy }
}
