import { Button, Paper } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { useTransaction } from '../open-transaction.ts'
import { Checklist } from './Checklist.tsx'
import { filesOf, type CheckedFile } from './checked-files.ts'
import { DocumentPane } from './DocumentPane.tsx'
import { useLetters } from './letters.ts'
import { useChosenDocument } from './use-chosen-document.ts'
import classes from './DocumentsTab.module.css'

/** The checklist beside the documents. `j` and `k` go to the next and the one before while the focus is in here. */
export function DocumentsTab() {
  const { transaction } = useTransaction()
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const files = filesOf(transaction.checklist)
  const { chosen, choose, leave } = useChosenDocument(files)
  // On a wide screen something is always open; a phone shows the list first.
  const shown = chosen ?? (isPhone ? undefined : (files.find(({ file }) => file.decision === null) ?? files[0]))
  const place = files.findIndex(({ file }) => file.id === shown?.file.id)
  const step = (by: number) => {
    const next = files[place + by]
    if (next) choose(next)
  }
  useLetters({ j: () => step(1), k: () => step(-1) })
  const goOn = useGoingOn((decided) => {
    // Where nobody chose, the next one follows by itself; an address written late would take back a tab pressed meanwhile.
    const next = chosen?.file.id === decided && nextOpen(files, place)
    if (next) choose(next)
  })
  if (transaction.checklist.length === 0)
    return <EmptyState title="No documents required" hint="This type of transaction is decided on the answers alone." />

  const list = <Checklist current={shown?.file.id} onChoose={choose} />
  const pane = shown && (
    <DocumentPane key={shown.file.id} {...shown} place={place} total={files.length} onStep={step} onDecided={goOn} />
  )
  if (isPhone)
    return pane ? (
      <div>
        <Button variant="subtle" size="compact-sm" mb="xs" leftSection={<IconArrowLeft size={15} />} onClick={leave}>
          All documents
        </Button>
        <Paper withBorder>{pane}</Paper>
      </div>
    ) : (
      <Paper withBorder>{list}</Paper>
    )
  return (
    <div className={classes.both} role="group" aria-label="Documents" data-letters>
      {list}
      {pane ?? <EmptyState title="Nothing is attached" hint="The client has not attached any file yet." />}
    </div>
  )
}

/** The next file that is not decided, around the end to the beginning; none where all are. */
const nextOpen = (files: readonly CheckedFile[], place: number): CheckedFile | undefined =>
  [...files.slice(place + 1), ...files.slice(0, place)].find(({ file }) => file.decision === null)

/** Goes on by what is on the screen when the reply comes, not by what was there at the press; nowhere once the tab is left. */
function useGoingOn(go: (decided: number) => void): (decided: number) => void {
  const now = useRef<typeof go>(undefined)
  useLayoutEffect(() => {
    now.current = go
    return () => {
      now.current = undefined
    }
  })
  return (decided) => now.current?.(decided)
}
