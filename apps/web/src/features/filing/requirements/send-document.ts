import { attachDocument } from '@lading/contract/filing/filed-documents'
import type { Filing } from '@lading/contract/filing/filing'
import { useCall } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { pictureFault } from './picture-fault.ts'

interface Destination {
  readonly filing: Filing
  readonly code: string
  /** The file it takes the place of. */
  readonly replaces?: number | undefined
}

/** Sends a file to a requirement. Rejects with the reason where a picture is too small, and with the server's own where it names the file. */
export function useSendDocument() {
  const call = useCall()
  return async (
    { filing, code, replaces }: Destination,
    file: File,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<Filing> => {
    const fault = await pictureFault(file)
    signal.throwIfAborted()
    if (fault) throw new Error(fault)
    return call(attachDocument, {
      params: { id: filing.transaction_id },
      body: { requirement_code: code, ...(replaces !== undefined && { replaces }) },
      files: { file },
      onProgress,
      signal,
    }).catch(asReason)
  }
}

function asReason(error: unknown): never {
  const reason = error instanceof CallFailed ? Object.values(error.problem.errors ?? {}).flat()[0] : undefined
  throw reason ? new Error(reason) : error
}
