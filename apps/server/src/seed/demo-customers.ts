/** The four businesses of the demo's own customers. */
export const CUSTOMERS_FIRST = 0
export const CUSTOMERS_SECOND = 1
export const CUSTOMER2S_FIRST = 2
/** Its application was filed as domestic, and came back. */
export const CUSTOMER2S_SECOND = 6
const customers: readonly number[] = [CUSTOMERS_FIRST, CUSTOMERS_SECOND, CUSTOMER2S_FIRST, CUSTOMER2S_SECOND]
export const isCustomers = (business: number) => customers.includes(business)
