const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text has the form of a file's id; whatever else is asked for is not there. */
export const isFileId = (text: unknown): boolean => typeof text === 'string' && UUID.test(text)
