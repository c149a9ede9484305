import { typeEverywhere } from './typing.ts'

typeEverywhere()
await import('../journeys/new-accreditation.e2e.ts')
await import('../journeys/cooperative.e2e.ts')
