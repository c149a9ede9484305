import type { Filing } from '@lading/contract/filing/filing'
import { Text } from '@mantine/core'
import { IconCopy, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useKeptFocus } from '#ui/forms/dialogs/returned-focus.ts'
import { Notice } from '#ui/messages/Notice.tsx'
import { CopyOffer } from './CopyOffer.tsx'
import { isOpenBeside, LAST_APPROVED, OtherRequest, type OtherProps } from './OtherRequest.tsx'
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
  if (offered.length > 0) return <CopyOffer {...shared} {...{ draft, offered }} onCopied={() => setCopied(offered)} />
  if (copied.length > 0) return <Copied {...shared} copied={copied} />
  return isOpenBeside(filing) ? <Submitted {...shared} /> : null
}

function Submitted({ filing, counterpart }: OtherProps) {
  return (
    <Notice tone="client" role="status" icon={<IconInfoCircle size={18} aria-hidden />}>
      <Text inherit>
        <OtherRequest {...{ filing, counterpart }} />
        {`, changes the same entries of the register. ${LAST_APPROVED}`}
      </Text>
    </Notice>
  )
}

interface CopiedProps extends OtherProps {
  readonly copied: readonly string[]
}

/** What was copied; it has the focus, which the button had. */
function Copied({ filing, counterpart, copied }: CopiedProps) {
  const place = useKeptFocus<HTMLDivElement>(true)
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="done" role="status" icon={<IconCopy size={18} aria-hidden />}>
        <Text inherit>
          {'Copied from '}
          <span className="num">{counterpart.reference}</span>
          {`: ${copied.join('; ')}. Check them before you continue.${isOpenBeside(filing) ? ` ${LAST_APPROVED}` : ''}`}
        </Text>
      </Notice>
    </div>
  )
}
