import { z } from 'zod'

/** Where a printed document is picked up, when, and what the client brings. */
export const Pickup = z.object({
  office: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  hours: z.string(),
  /** When it can be picked up, as the releasing officer arranged it; empty where any time suits. */
  slot: z.string(),
  bring: z.array(z.string()),
  /** Weekdays on which the office is closed, up to the last day for the pickup. */
  closed_days: z.array(z.object({ on: z.iso.date(), name: z.string() })),
})
export type Pickup = z.infer<typeof Pickup>

/** Of it, what a list says of a document that waits at the office: of the closed days the nearest alone. */
export const PickupPlace = Pickup.omit({ latitude: true, longitude: true })
export type PickupPlace = z.infer<typeof PickupPlace>
