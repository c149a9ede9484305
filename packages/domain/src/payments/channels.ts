/** Over the counter of the agency or its bank, or through the payment provider. */
export const paymentChannels = ['counter', 'maya'] as const
export type PaymentChannel = (typeof paymentChannels)[number]

export const channelLabels: Readonly<Record<PaymentChannel, string>> = { counter: 'Over the counter', maya: 'Online' }

/** The ways in which an order of payment can be paid in this portal; orders and explanations name these alone. */
export const offeredChannels = ['counter'] as const satisfies readonly PaymentChannel[]

/** `over the counter`, `over the counter or online`. */
export const channelsInWords = (channels: readonly PaymentChannel[] = offeredChannels): string =>
  channels.map((channel) => channelLabels[channel].toLowerCase()).join(' or ')
