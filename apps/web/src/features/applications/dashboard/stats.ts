import type { businessStats } from '@lading/contract/application-lists'
import type { z } from 'zod'

export type Stats = z.output<typeof businessStats.reply>
