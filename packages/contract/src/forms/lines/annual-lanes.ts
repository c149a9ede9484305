import { amount, country, quantity, text } from './line-columns.ts'
import { defineSection } from './line-section.ts'

/** The lanes that brought a business most in a year (field facts, section 7.4). */
export const topLanes = defineSection({
  name: 'top_lanes',
  title: 'Top ten trade lanes',
  line: 'Lane',
  help: 'One line for each origin, destination and country, the ten with the highest revenue at most.',
  most: 10,
  may_be_none: true,
  columns: {
    origin: text('Origin', ['Port of loading', 'From']),
    destination: text('Destination', ['Port of discharge', 'To']),
    country: country('Country abroad, or the Philippines', ['Country']),
    weight_kg: quantity('Weight (kg)', ['kg', 'Weight']),
    revenue: amount('Revenue (₱)', ['Revenue', 'Freight revenue']),
  },
  identity: ['origin', 'destination', 'country'],
  totals: ['weight_kg', 'revenue'],
})
