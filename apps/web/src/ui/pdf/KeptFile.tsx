import { downloadFile } from '@lading/contract/documents/documents'
import { useDownload } from '#lib/api.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** A file that was handed in, by its name. */
export function KeptFile({ id, name }: { readonly id: string; readonly name: string }) {
  const download = useDownload()
  return <DownloadButton save={() => download(downloadFile, { query: { path: id } })}>{name}</DownloadButton>
}
