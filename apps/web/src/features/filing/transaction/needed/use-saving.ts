import { useIsMutating } from '@tanstack/react-query'
import { useUploads } from '../../draft/uploads.tsx'

/** Whether something is on its way to the server: what is sent meanwhile would leave it out, and be refused for it. */
export function useSaving(): boolean {
  const isMutating = useIsMutating() > 0
  const { total } = useUploads()
  return isMutating || total > 0
}
