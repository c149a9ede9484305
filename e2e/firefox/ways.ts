import { typeEverywhere } from './typing.ts'

typeEverywhere()
await import('../journeys/new-accreditation.e2e.ts')
