import type { TransactionDetail } from '@lading/contract/evaluation'
import type { Process } from '@lading/contract/workflow'
import { createContext, useContext } from 'react'

/** A transaction as the person at the screen has it: what it holds and what may be done with it. */
export interface OpenTransaction {
  readonly transaction: TransactionDetail
  readonly process: Process
  /** This person holds the lock: only then is anything written in the transaction. */
  readonly is_mine: boolean
}

const Context = createContext<OpenTransaction | null>(null)

export const TransactionProvider = Context.Provider

/** The transaction around a part of the page. */
export function useTransaction(): OpenTransaction {
  const open = useContext(Context)
  if (!open) throw new Error('This stands outside a transaction')
  return open
}
