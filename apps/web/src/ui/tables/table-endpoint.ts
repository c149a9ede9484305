import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { z } from 'zod'
import './server-table.css'
/** A list of the contract (`pagedTable`) whose rows these are. */
export type TableEndpoint<Row> = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType<{ data: Row[]; total: number; is_more?: true | undefined }>
>
