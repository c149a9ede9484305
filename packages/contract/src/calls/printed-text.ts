import { asWritten, printingFault } from '@lading/domain/text/printable'
import { z } from 'zod'

/** Text that will be printed on an issued document: tidied when it is saved, refused where the fonts cannot print it. */
export const PrintedText = z
  .string()
  .overwrite(asWritten)
  .trim()
  .superRefine((text, context) => {
    const message = printingFault(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
