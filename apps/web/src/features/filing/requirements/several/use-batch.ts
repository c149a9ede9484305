import type { Filing } from '@lading/contract/filing/filing'
import { matchFiles } from '@lading/domain/filing/matching/match-files'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isMadeSmaller, sendFitted } from '#ui/uploads/fitted.ts'
import { reasonOf } from '#ui/uploads/sending.ts'
import { useUploads } from '../../draft/uploads.tsx'
import { useSendDocument } from '../send-document.ts'
import { ofDocuments } from '../upload-place.ts'
import { batchOf, type BatchFile, placesOf, type ShownFile } from './batch.ts'
import { readText } from './read-text.ts'

/** Several files on their way to the requirements they answer: proposed, chosen, sent one after another. */
export function useBatch(files: readonly File[], filing: Filing, onChanged: (filing: Filing) => void) {
  const [batch, setBatch] = useState(() => batchOf(files))
  // As it was when they came: what has arrived does not change what is proposed for the others.
  const [places] = useState(() => placesOf(filing.requirements))
  const shown = useMemo(() => withProposals(batch, places), [batch, places])
  const change = (id: number, changes: Partial<BatchFile>) =>
    setBatch((now) => now.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  useTexts(batch, places, change)

  const uploads = useUploads()
  const sendDocument = useSendDocument()
  const stop = useRef<AbortController>(undefined)
  const [isSending, setSending] = useState(false)

  const sendOne = async (one: ShownFile, signal: AbortSignal): Promise<boolean> => {
    const tell = (sent: number | null) => change(one.id, { standing: { kind: 'sending', sent } })
    tell(isMadeSmaller(one.file, ofDocuments) ? null : 0)
    const place = { filing, code: one.code ?? '' }
    try {
      onChanged(await sendFitted(one.file, ofDocuments, (...sending) => sendDocument(place, ...sending), tell, signal))
      change(one.id, { standing: { kind: 'done' } })
      return true
    } catch (error) {
      const why = reasonOf(error)
      change(one.id, { standing: why ? { kind: 'refused', why } : { kind: 'waiting' } })
      return false
    }
  }

  /** One after another, in their order. Resolves to how many arrived. */
  const send = async (wanted: readonly ShownFile[]): Promise<number> => {
    const { signal } = (stop.current = new AbortController())
    let arrived = 0
    let left = wanted.length
    uploads.begin(left)
    setSending(true)
    for (const one of wanted) {
      if (signal.aborted) break
      if (await sendOne(one, signal)) arrived += 1
      uploads.end(1)
      left -= 1
    }
    if (left > 0) uploads.end(left)
    setSending(false)
    return arrived
  }
  return {
    shown,
    isSending,
    send,
    stop: () => stop.current?.abort(),
    choose: (id: number, choice: string | null) => change(id, { choice, standing: { kind: 'waiting' } }),
    leaveOut: (id: number) => setBatch((now) => now.filter((one) => one.id !== id)),
  }
}

const isUnsaid = ({ fault, text, proposal }: ShownFile) => !fault && text === undefined && proposal.by === 'unknown'

function withProposals(batch: readonly BatchFile[], places: ReturnType<typeof placesOf>): ShownFile[] {
  const usable = batch.filter(({ fault }) => !fault)
  const proposals = matchFiles(
    usable.map(({ file, text = '' }) => ({ name: file.name, text })),
    places,
  )
  return batch.map((one) => {
    const proposal = proposals[usable.indexOf(one)] ?? { code: null, by: 'unknown', among: [] }
    return { ...one, proposal, code: one.choice === undefined ? proposal.code : one.choice }
  })
}

/** Reads the text of the files whose name says nothing, one after another: the reader is fetched for them alone. */
function useTexts(
  batch: readonly BatchFile[],
  places: ReturnType<typeof placesOf>,
  change: (id: number, changes: Partial<BatchFile>) => void,
) {
  const first = useRef({ batch, places, change })
  useEffect(() => {
    let isOver = false
    const { batch: opened, places: known, change: put } = first.current
    const read = async () => {
      for (const { id, file } of withProposals(opened, known).filter(isUnsaid)) {
        const text = await readText(file)
        if (isOver) return
        put(id, { text })
      }
    }
    void read()
    return () => {
      isOver = true
    }
  }, [])
}
