/** What an issued document becomes that no longer counts. */
export const voided = (now: Date) => ({ state: 'void', standing: 'void', voided_at: now }) as const
