import type { Filing } from '@lading/contract/filing/filing'
import { Box, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '#lib/toast.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { useKeptFocus } from '#ui/forms/dialogs/returned-focus.ts'
import { choiceFault, placesOf, type ShownFile } from './batch.ts'
import { JoinPhotos } from './JoinPhotos.tsx'
import { MatchRow } from './MatchRow.tsx'
import { useBatch } from './use-batch.ts'

interface Props {
  readonly files: readonly File[]
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  readonly onClose: () => void
}

/** Where each of several files belongs: a proposal to change and confirm; then how each of them goes. */
export function MatchDialog({ files, filing, onChanged, onClose }: Props) {
  const { shown, isSending, send, stop, choose, leaveOut } = useBatch(files, filing, onChanged)
  const [isAsked, setAsked] = useState(false)
  const list = useKeptFocus<HTMLUListElement>(shown.length)
  const button = useKeptFocus<HTMLButtonElement>(isSending)
  const places = placesOf(filing.requirements)
  const wanted = shown.filter((one) => !one.fault && one.standing.kind !== 'done')
  const isBegun = shown.some(({ standing }) => standing.kind === 'done')
  const faultOf = (one: ShownFile) => (isSending ? undefined : choiceFault(one, wanted, places))

  const confirm = async () => {
    flushSync(() => setAsked(true))
    if (wanted.some(faultOf)) return list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const arrived = await send(wanted)
    if (arrived < wanted.length) return
    toast.success(arrived === 1 ? '1 file was uploaded.' : `${arrived} files were uploaded.`)
    onClose()
  }
  const joined = (ids: readonly number[]) => {
    ids.forEach(leaveOut)
    if (ids.length === shown.length) onClose()
  }
  return (
    <Dialog title="Where do these files belong?" onClose={onClose} width={860} busy={isSending}>
      <Text size="sm" c="dimmed" mb="sm">
        Check each proposal and change it where it is wrong. Nothing is uploaded before you confirm.
      </Text>
      {!isSending && <JoinPhotos {...{ shown, filing, onChanged }} onJoined={joined} />}
      <Box component="ul" ref={list} tabIndex={-1} m={0} p={0} style={{ listStyle: 'none' }} aria-label="Files">
        {shown.map((one) => (
          <MatchRow
            key={one.id}
            one={one}
            places={places}
            fault={isAsked ? faultOf(one) : undefined}
            isSending={isSending}
            onChoose={(code) => choose(one.id, code)}
            onLeaveOut={() => leaveOut(one.id)}
          />
        ))}
      </Box>
      <DialogFoot>
        <Text size="sm" c="dimmed" mr="auto" role="status" className="num">
          {progressOf(shown)}
        </Text>
        {isSending ? (
          <Button ref={button} variant="default" onClick={stop}>
            Stop uploading
          </Button>
        ) : (
          <>
            <Button ref={button} variant="default" onClick={onClose}>
              {isBegun || wanted.length === 0 ? 'Close' : 'Cancel'}
            </Button>
            {wanted.length > 0 && <Button onClick={() => void confirm()}>{confirmLabel(wanted)}</Button>}
          </>
        )}
      </DialogFoot>
    </Dialog>
  )
}

function confirmLabel(wanted: readonly ShownFile[]): string {
  const isAgain = wanted.every(({ standing }) => standing.kind === 'refused')
  if (isAgain) return 'Try again'
  return wanted.length === 1 ? 'Upload 1 file' : `Upload ${wanted.length} files`
}

/** “2 of 5 uploaded”, once something has gone. */
function progressOf(shown: readonly ShownFile[]): string {
  const usable = shown.filter(({ fault }) => !fault)
  const done = usable.filter(({ standing }) => standing.kind === 'done').length
  return usable.some(({ standing }) => standing.kind !== 'waiting') ? `${done} of ${usable.length} uploaded` : ''
}
