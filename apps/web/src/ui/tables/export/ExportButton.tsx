import { Button, Text } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCall } from '#lib/api.ts'
import { Dialog, DialogFoot } from '../../forms/dialogs/Dialog.tsx'
import { exportTable, type Export } from './export-table.ts'
import { ProgressBar } from '../../facts/ProgressBar.tsx'
import { useToday } from '#lib/today.ts'
import { toast } from '#lib/toast.ts'

/** Saves what a table shows, all its pages, as a CSV file; a long list tells how far it is and can be left. */
export function ExportButton<Row>({ order }: { order: Export<Row> }) {
  const [read, setRead] = useState<{ entries: number; total: number }>()
  const leaving = useRef<AbortController>(undefined)
  const call = useCall()
  const today = useToday()
  const saving = useMutation({
    mutationFn: async () => {
      const { signal } = (leaving.current = new AbortController())
      return exportTable(order, {
        call,
        signal,
        today,
        onProgress: (entries, total) => setRead(entries < total ? { entries, total } : undefined),
      })
    },
    onSuccess: (entries) => void toast.success(entries === 1 ? '1 entry was saved.' : `${entries} entries were saved.`),
    onError: (error) => {
      if (leaving.current?.signal.aborted) toast('The export was cancelled; nothing was saved.')
      else toast.error(error.message)
    },
    onSettled: () => setRead(undefined),
  })
  const leave = () => leaving.current?.abort()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileDownload size={16} aria-hidden />}
        aria-label="Export"
        title="Export as CSV"
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        Export
      </Button>
      {read && (
        <Dialog title="Exporting" onClose={leave} width={420}>
          <Text size="sm" mb="xs" className="num" role="status">
            {read.entries} of {read.total} entries are read.
          </Text>
          <ProgressBar value={(100 * read.entries) / read.total} label="How much is read" />
          <DialogFoot>
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  )
}
