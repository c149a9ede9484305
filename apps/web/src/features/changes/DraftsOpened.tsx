import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { useEffect, useRef } from 'react'
import { Pane } from '#ui/layout/Pane.tsx'
import { OwnTransactions } from '../filing/OwnTransactions.tsx'

/** What was opened together: each is filled in and submitted by itself. */
export function DraftsOpened({ drafts }: { readonly drafts: readonly OwnTransaction[] }) {
  const isOfBoth = new Set(drafts.map(({ agency }) => agency)).size > 1
  const copying = isOfBoth ? ' Answers to one agency can be copied to the draft for the other.' : ''
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [drafts])
  return (
    <div ref={head} tabIndex={-1}>
      <Pane
        title={`${drafts.length} drafts are open`}
        subtitle={`Fill in and submit each. They stay here until you do.${copying}`}
      >
        <OwnTransactions rows={drafts} label="Drafts just opened" />
      </Pane>
    </div>
  )
}
