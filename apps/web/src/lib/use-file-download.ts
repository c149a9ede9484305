import { downloadFile } from '@lading/contract/documents/documents'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#lib/toast.ts'
import { useDownload } from './api.ts'

/** Saves a file or an issued document: `mutate(path)` takes a file's id or a document's slug. */
export function useFileDownload() {
  const download = useDownload()
  return useMutation({
    mutationFn: (path: string) => download(downloadFile, { query: { path } }),
    onError: (error) => void toast.error(error.message),
  })
}
