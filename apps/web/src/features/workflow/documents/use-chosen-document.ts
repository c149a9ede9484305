import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CheckedFile } from './checked-files.ts'

/**
 * The document that the person chose. The address follows once the router has come to an end, which may ask the server for a
 * session first; the choice is there at once, so that a letter pressed right after it acts on what was chosen.
 */
export function useChosenDocument(files: readonly CheckedFile[]) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [wanted, want] = useOptimistic(address.get('document'))
  const change = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id === null) next.delete('document')
    else next.set('document', id)
    startTransition(async () => {
      want(id)
      await navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true })
    })
  }
  return {
    chosen: files.find(({ file }) => String(file.id) === wanted),
    choose: ({ file }: CheckedFile) => change(String(file.id)),
    leave: () => change(null),
  }
}
