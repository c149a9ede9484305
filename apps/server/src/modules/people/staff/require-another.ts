import type { Caller } from '#platform/caller'
import { notAllowed } from '#platform/problem'

export function requireAnother(id: number, actor: Caller): void {
  if (id === actor.user_id) throw notAllowed('You cannot disable or delete your own account.')
}
