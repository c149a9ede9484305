/** How many agencies a person of this role works for. */
export type AgencyRule = 'both' | 'one' | 'none'
