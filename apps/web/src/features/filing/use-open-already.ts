import { OpenAlready } from '@lading/contract/filing/open-already'
import type { Address } from '@lading/contract/addresses/paths'
import { useNavigate } from 'react-router'
import { toast } from '#lib/toast.ts'
import type { CallFailed } from '#lib/transport.ts'

/**
 * For `leadOn` of an act that opens a draft: what another tab or a colleague opened meanwhile is gone on with. `pathTo`
 * says where it stands.
 */
export function useOpenAlready(pathTo: (open: OpenAlready) => Address | undefined): (refusal: CallFailed) => boolean {
  const navigate = useNavigate()
  return ({ problem: { message, details } }) => {
    const open = OpenAlready.safeParse(details).data
    const path = open && pathTo(open)
    if (!path) return false
    toast(message, { kind: 'info' })
    void navigate(path)
    return true
  }
}
