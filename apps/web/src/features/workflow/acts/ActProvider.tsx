import type { OfferedAct } from '@lading/contract/workflow'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { useTransaction } from '../open-transaction.ts'
import { isDoneAtOnce } from './offered-acts.ts'
import { ActDialog } from './ActDialog.tsx'
import { useLease } from './lease.ts'
import { useMove } from './use-move.ts'

interface Acts {
  /** Makes the act at once, or opens its dialog. */
  readonly start: (act: OfferedAct) => void
  /** The act that is being made at once. */
  readonly making: string | undefined
}

const Context = createContext<Acts | null>(null)

/** How a button begins its act. */
export function useActs(): Acts {
  const acts = useContext(Context)
  if (!acts) throw new Error('This stands outside the acts of a transaction')
  return acts
}

/** Holds the act that is being made, and its dialog; and renews the lock, on a phone too, where the acts are out of sight. */
export function ActProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OfferedAct>()
  const [quick, setQuick] = useState<string>()
  const { move, isPending } = useMove()
  useLease(useTransaction().process)

  const start = (act: OfferedAct) => {
    if (!isDoneAtOnce(act)) return setOpened(act)
    setQuick(act.action)
    move(act)
  }
  return (
    <Context value={{ start, making: isPending ? quick : undefined }}>
      {children}
      {opened && <ActDialog act={opened} onClose={() => setOpened(undefined)} />}
    </Context>
  )
}
