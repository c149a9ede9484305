import { copyAnswers } from '@lading/contract/changes'
import type { Filing } from '@lading/contract/filing'
import { ownPath } from '@lading/contract/transaction-path'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Anchor, Button, List, Stack, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '#lib/act.ts'
import { toast } from '#lib/toast.ts'
import { Notice } from '#ui/messages/Notice.tsx'
import { filingQuery } from '../filing-query.ts'
import type { Draft } from './use-draft.ts'

interface Props {
  readonly filing: Filing
  readonly draft: Draft
}

/** Where the same request to the other agency answers what this draft does not yet: the offer to copy it. */
export function CopyAnswers({ filing, draft }: Props) {
  const [copied, setCopied] = useState<readonly string[]>([])
  const { counterpart } = filing
  if (!counterpart) return null
  const copies = counterpart.copies
  if (copies.length > 0) return <Offer {...{ filing, draft, counterpart }} onCopied={() => setCopied(copies)} />
  return copied.length > 0 ? <Copied reference={counterpart.reference} copied={copied} /> : null
}

type Counterpart = NonNullable<Filing['counterpart']>

interface OfferProps extends Props {
  readonly counterpart: Counterpart
  readonly onCopied: () => void
}

function Offer({ filing, draft, counterpart, onCopied }: OfferProps) {
  const { isCopying, copy } = useCopying(filing, draft, onCopied)
  const side = sideLabels[counterpart.agency].name.toLowerCase()
  return (
    <Notice tone="agency" icon={<IconCopy size={18} aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text inherit>
          {`Your request for ${side}, `}
          <Anchor
            component={Link}
            inherit
            underline="always"
            style={{ whiteSpace: 'nowrap' }}
            to={ownPath({ ...counterpart, business_id: filing.business_id })}
          >
            <span className="num">{counterpart.reference}</span>
          </Anchor>
          , has answers that are missing here:
        </Text>
        <List fz="sm">
          {counterpart.copies.map((label) => (
            <List.Item key={label}>{label}</List.Item>
          ))}
        </List>
        <Button size="sm" loading={isCopying} onClick={() => void copy()}>
          Copy the answers
        </Button>
      </Stack>
    </Notice>
  )
}

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

/** What was copied; it has the focus, which the button had. */
function Copied({ reference, copied }: { readonly reference: string; readonly copied: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="done" role="status" icon={<IconCopy size={18} aria-hidden />}>
        <Text inherit>
          {'Copied from '}
          <span className="num">{reference}</span>
          {`: ${copied.join('; ')}. Check the answers before you continue.`}
        </Text>
      </Notice>
    </div>
  )
}
