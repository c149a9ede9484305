import { downloadFile } from '@lading/contract/documents/documents'
import { download } from '#lib/api.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** A file that was handed in, by its name. */
export function KeptFile({ id, name }: { readonly id: string; readonly name: string }) {
  return <DownloadButton save={() => download(downloadFile, { query: { path: id } })}>{name}</DownloadButton>
}
