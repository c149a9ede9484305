import { useIsMutating } from '@tanstack/react-query'

/** Whether something is on its way to the server: what is sent meanwhile would leave it out, and be refused for it. */
export const useSaving = () => useIsMutating() > 0
