import type { TransactionDetail } from '@lading/contract/evaluation'
import type { Process } from '@lading/contract/workflow'
import { createContext, useContext } from 'react'

/** A case as the person at the screen has it: what it holds and what may be done with it. */
export interface OpenCase {
  readonly kase: TransactionDetail
  readonly process: Process
  /** This person holds the lock: only then is anything written in the case. */
  readonly is_mine: boolean
}

const Context = createContext<OpenCase | null>(null)

export const CaseProvider = Context.Provider

/** The case around a part of the page. */
export function useCase(): OpenCase {
  const open = useContext(Context)
  if (!open) throw new Error('This stands outside a case')
  return open
}
