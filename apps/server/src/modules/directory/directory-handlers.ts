import type { LifeEffect, LifeHandlers } from '#modules/accreditations/life/life-handlers'

/** The directory is kept by status and days, and follows by itself. */
const removeFromDirectory: LifeEffect = async () => undefined

/** What happens to the directory when an accreditation is moved. */
export const directoryLifeHandlers: LifeHandlers = { effects: { 'remove-from-directory': removeFromDirectory } }
