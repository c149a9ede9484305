import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { latestAddress } from './latest-address.ts'

/**
 * The answers in the address, and how they are changed: each change builds on the one before, also while that one is
 * still on its way and the address does not show it yet.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams()
  const [latest] = useState(() => latestAddress(address))
  useEffect(() => latest.shows(address), [latest, address])
  const rewrite = (write: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.read())
    write(next)
    latest.wrote(next)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return [address, rewrite] as const
}
