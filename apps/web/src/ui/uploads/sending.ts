/** Sends a file; told how far it is (0 to 1) and whether to stop. Rejects with the reason when it is refused. */
export type Upload = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<unknown>

/** How far a file is, in words. */
export const progressWords = (sent: number | null): string =>
  sent === null ? 'Making the photo smaller …' : sent < 1 ? `${Math.floor(100 * sent)} %` : 'Being checked …'

/** Why a file did not arrive, in a sentence; empty where the person stopped it. */
export function reasonOf(reason: unknown): string {
  if (reason instanceof DOMException && reason.name === 'AbortError') return ''
  return reason instanceof Error ? reason.message : 'The file could not be sent.'
}
