import { inputs, type InputName, type Inputs } from '@lading/domain/workflow/transition/inputs'
import { z } from 'zod'

const names = Object.keys(inputs) as InputName[]
const StepInputs = z.object(Object.fromEntries(names.map((name) => [name, z.unknown()]))).partial()

/** What was answered with a step, as it was stored; what no move asks any more is left out. */
export const inputsFrom = (stored: unknown): Inputs => StepInputs.parse(stored)
