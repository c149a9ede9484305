import type { TransactionType } from '../transactions/transaction-type.ts'

/** Whether transactions of a type may be routed to a queue group; one that names no type takes every type. */
export const takesType = ({ types }: { readonly types: readonly number[] }, type: TransactionType): boolean =>
  types.length === 0 || types.includes(type)

interface GroupWithMembers {
  readonly member_ids: readonly number[]
}

/**
 * Whom of an agency's evaluators a transaction may be routed to: the members of the groups that take its type (rows A09,
 * B09, C09 and D07). Where no evaluator is in such a group, every evaluator.
 */
export function routable<Person extends { readonly id: number }>(
  evaluators: readonly Person[],
  groups: readonly GroupWithMembers[],
): readonly Person[] {
  const members = evaluators.filter(({ id }) => groups.some(({ member_ids }) => member_ids.includes(id)))
  return members.length > 0 ? members : evaluators
}
