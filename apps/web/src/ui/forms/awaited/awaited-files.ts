import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'

type Hold = (sending: Promise<boolean>) => void

const nobodyWaits: Hold = () => undefined

/** Tells the form around that a file is on its way; the promise says whether it arrived. */
export const HoldForm = createContext<Hold>(nobodyWaits)
export const useHoldForm = () => useContext(HoldForm)

/** A submission that waits for the files still on their way, and goes when the last one is there. */
export function useAwaitedFiles(submit: () => void, refuse: () => void) {
  const onTheirWay = useRef(new Set<Promise<boolean>>())
  const [isWaiting, setWaiting] = useState(false)
  const [outcome, setOutcome] = useState<{ arrived: boolean }>()

  const hold: Hold = (sending) => {
    onTheirWay.current.add(sending)
    void sending.then(() => onTheirWay.current.delete(sending))
  }
  const submitWhenThere = () => {
    if (onTheirWay.current.size === 0) return submit()
    setWaiting(true)
    void Promise.all(onTheirWay.current).then((arrived) => {
      setWaiting(false)
      setOutcome({ arrived: arrived.every(Boolean) })
    })
  }
  // After the next drawing, so that the submission reads what the arrival has changed.
  const goOn = useEffectEvent((arrived: boolean) => (arrived ? submit() : refuse()))
  useEffect(() => {
    if (outcome) goOn(outcome.arrived)
  }, [outcome])
  return { hold, submitWhenThere, isWaiting }
}
