/** A person's name as it is stored; absent parts are empty or null. */
export interface PersonName {
  readonly first_name?: string | null
  readonly middle_name?: string | null
  readonly last_name?: string | null
  readonly suffix?: string | null
}

/** The last name, a comma, then the other parts: `Dela Cruz, Juan Santos Jr.` (specification, section 3). */
export function fullName({ first_name, middle_name, last_name, suffix }: PersonName): string {
  return joined([joined([first_name, middle_name, suffix], ' '), last_name].toReversed(), ', ')
}

/** As a person signs, for letters and certificates: `Juan Santos Dela Cruz Jr.`. */
export function signedName({ first_name, middle_name, last_name, suffix }: PersonName): string {
  return joined([first_name, middle_name, last_name, suffix], ' ')
}

function joined(parts: readonly (string | null | undefined)[], between: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(between)
}
