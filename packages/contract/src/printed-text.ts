import { asWritten, printingFault } from '@lading/domain/text/printable'
import { z } from 'zod'

/** Text that stands on a paper one day: tidied as it is kept, refused where the papers cannot print it. */
export const PrintedText = z
  .string()
  .overwrite(asWritten)
  .trim()
  .superRefine((text, context) => {
    const message = printingFault(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
