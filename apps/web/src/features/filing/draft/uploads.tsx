import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'

/** The files on their way to a draft: how many there are, and how many of them are over. */
interface Uploads {
  readonly total: number
  readonly over: number
  /** So many more are on their way. */
  readonly begin: (count: number) => void
  /** So many have arrived, or were refused or stopped. */
  readonly end: (count: number) => void
}

const none = { total: 0, over: 0 }
const UploadsContext = createContext<Uploads>({ ...none, begin: () => undefined, end: () => undefined })

export const useUploads = () => useContext(UploadsContext)

/** Counts the files that a page sends, so that it is not called saved, nor sent on, before they are there. */
export function CountUploads({ children }: { readonly children: ReactNode }) {
  const [{ total, over }, setCount] = useState(none)
  const begin = useCallback((count: number) => setCount((now) => ({ ...now, total: now.total + count })), [])
  // The count begins anew when the last file is over.
  const end = useCallback(
    (count: number) => setCount((now) => (now.over + count >= now.total ? none : { ...now, over: now.over + count })),
    [],
  )
  return (
    <UploadsContext value={useMemo(() => ({ total, over, begin, end }), [total, over, begin, end])}>
      {children}
    </UploadsContext>
  )
}
