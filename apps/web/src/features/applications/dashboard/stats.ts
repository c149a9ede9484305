import type { businessStats } from '@lading/contract/applications/application-lists'
import type { z } from 'zod'

export type Stats = z.output<typeof businessStats.reply>
