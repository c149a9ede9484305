import { downloadFile } from '@lading/contract/documents/documents'
import { useMutation } from '@tanstack/react-query'
import { download } from '#lib/api.ts'
import { refreshIfDue } from '#lib/session-calls.ts'
import { toast } from '#lib/toast.ts'

/** Saves a file or an issued document: `mutate(path)` takes a file's id or a document's slug. */
export function useFileDownload() {
  return useMutation({
    mutationFn: async (path: string) => {
      await refreshIfDue()
      await download(downloadFile, { query: { path } })
    },
    onError: (error) => void toast.error(error.message),
  })
}
