import type { Tx } from './database.ts'

/**
 * The next number of a series in a period (a year, or a day for queue numbers). The row stays locked until the act
 * commits, so a series has neither gaps nor doubles.
 */
export async function nextNumber(tx: Tx, series: string, period: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('number_series')
    .values({ series, period, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'period']).doUpdateSet((eb) => ({
        last_number: eb('number_series.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** Numbers up to this one are taken by an earlier system; the series goes on after it. */
export async function raiseSeries(tx: Tx, series: string, year: number, taken: number): Promise<void> {
  await tx
    .insertInto('number_series')
    .values({ series, period: String(year), last_number: taken })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'period'])
        .doUpdateSet({ last_number: taken })
        .where('number_series.last_number', '<', taken),
    )
    .execute()
}
