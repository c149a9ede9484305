import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The answers in the address, and how they are changed: each change builds on the one before, also while that one is
 * still on its way and the address does not show it yet.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams()
  const latest = useRef(address)
  useEffect(() => void (latest.current = address), [address])
  const rewrite = (write: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.current)
    write(next)
    latest.current = next
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return [address, rewrite] as const
}
