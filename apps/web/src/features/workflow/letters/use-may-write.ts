import { holds } from '@lading/domain/people/acting/actor'
import { useActor } from '#lib/session.ts'
import { useTransaction } from '../open-transaction.ts'

/** Whether this person writes the letter: who holds the transaction and may endorse it. */
export function useMayWrite(): boolean {
  const { is_mine } = useTransaction()
  const actor = useActor()
  return is_mine && actor !== null && holds(actor, 'endorse-for-review')
}
