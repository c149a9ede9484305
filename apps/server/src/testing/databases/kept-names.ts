import { randomUUID } from 'node:crypto'
import { ensure } from '@lading/domain/ensure'

/** The PostgreSQL server of this run; none where the tests run on the embedded database. */
export const testServer = (): string | undefined =>
  process.env['LADING_DATABASE'] === 'postgres' ? process.env['DATABASE_URL_TEST'] : undefined

const thisRun = () => ensure(process.env['LADING_TEST_RUN'], 'the number of this test run')

/** What one run keeps is of its code alone, and bears its number (one-run.ts). */
export const keptDatabase = (name: string): string => `lading_kept_${thisRun()}_${name}`

/** A name for a test's own database, which bears the number of the run. */
export const newDatabase = (): string => `lading_test_${thisRun()}_${randomUUID().replaceAll('-', '')}`
