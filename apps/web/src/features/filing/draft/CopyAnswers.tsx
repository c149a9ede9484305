import { copyAnswers } from '@lading/contract/changes'
import type { Filing } from '@lading/contract/filing/filing'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Anchor, Button, List, Stack, Text } from '@mantine/core'
import { IconCopy, IconInfoCircle } from '@tabler/icons-react'
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

/**
 * What is said of the same request to the other agency, in one notice: what it holds that this draft does not, with the
 * offer to copy it, and, once it was submitted, that both write the same entries.
 */
export function CopyAnswers({ filing, draft, isOnDocuments }: Props & { readonly isOnDocuments: boolean }) {
  const [copied, setCopied] = useState<readonly string[]>([])
  const { counterpart } = filing
  if (!counterpart || (isOnDocuments && counterpart.documents.length + copied.length === 0)) return null
  const offered = [...counterpart.copies, ...counterpart.documents]
  const shared = { filing, counterpart }
  if (offered.length > 0) return <Offer {...shared} {...{ draft, offered }} onCopied={() => setCopied(offered)} />
  if (copied.length > 0) return <Copied {...shared} copied={copied} />
  return isOpenBeside(filing) ? <Submitted {...shared} /> : null
}

type Counterpart = NonNullable<Filing['counterpart']>

/** Whether the other request was submitted, and writes the same entries of the register. */
const isOpenBeside = ({ counterpart, also_open }: Filing) =>
  also_open.some(({ transaction_id }) => transaction_id === counterpart?.transaction_id)

const LAST = 'The request approved last is what the register then says.'

interface OtherProps {
  readonly filing: Filing
  readonly counterpart: Counterpart
}

interface OfferProps extends Props {
  readonly counterpart: Counterpart
  readonly offered: readonly string[]
  readonly onCopied: () => void
}

function Offer({ filing, draft, counterpart, offered, onCopied }: OfferProps) {
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
        {isOpenBeside(filing) && <Text inherit>{`It was submitted. ${LAST}`}</Text>}
        <Button size="sm" loading={isCopying} onClick={() => void copy()}>
          {`Copy the ${what}`}
        </Button>
      </Stack>
    </Notice>
  )
}

const whatOf = ({ copies, documents }: Counterpart) =>
  [copies.length > 0 && 'answers', documents.length > 0 && 'documents'].filter(Boolean).join(' and ')

function Submitted({ filing, counterpart }: OtherProps) {
  return (
    <Notice tone="client" role="status" icon={<IconInfoCircle size={18} aria-hidden />}>
      <Text inherit>
        <OtherRequest {...{ filing, counterpart }} />
        {`, changes the same entries of the register. ${LAST}`}
      </Text>
    </Notice>
  )
}

function OtherRequest({ filing: { business_id }, counterpart }: OtherProps) {
  const side = sideLabels[counterpart.agency].name.toLowerCase()
  return (
    <>
      {`Your request for ${side}, `}
      <Anchor
        component={Link}
        inherit
        underline="always"
        style={{ whiteSpace: 'nowrap' }}
        to={ownPath({ ...counterpart, business_id })}
      >
        <span className="num">{counterpart.reference}</span>
      </Anchor>
    </>
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

interface CopiedProps extends OtherProps {
  readonly copied: readonly string[]
}

/** What was copied; it has the focus, which the button had. */
function Copied({ filing, counterpart, copied }: CopiedProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="done" role="status" icon={<IconCopy size={18} aria-hidden />}>
        <Text inherit>
          {'Copied from '}
          <span className="num">{counterpart.reference}</span>
          {`: ${copied.join('; ')}. Check them before you continue.${isOpenBeside(filing) ? ` ${LAST}` : ''}`}
        </Text>
      </Notice>
    </div>
  )
}
