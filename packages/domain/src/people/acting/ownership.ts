/** An accreditation as far as its ownership is asked; `business_user` may be missing. */
export interface OwnedAccreditation {
  readonly business_user?: readonly { readonly user_id: number }[] | null
}

/** A record that a processor may have: who made it and who works on it. */
export interface ProcessedRecord {
  readonly created_by?: number | null
  readonly processor_id?: number | null
}

/**
 * Whether an accreditation is shown to a person (specification, section 6): one without a list of its users is, and so is
 * one that could not be read. It decides what is shown; the server, which denies by default, what is given.
 */
export function isAccessible(accreditation: OwnedAccreditation | null | undefined, user_id: number): boolean {
  return accreditation?.business_user?.some((user) => user.user_id === user_id) ?? true
}

/** Whether a record is the processor's to act on (specification, section 6): theirs, nobody's making, or not there. */
export function isProcessedBy(record: ProcessedRecord | null | undefined, user_id: number): boolean {
  return record?.created_by === undefined || record.created_by === null || record.processor_id === user_id
}
