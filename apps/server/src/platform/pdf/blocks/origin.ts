import type { DocumentProps } from '@react-pdf/renderer'

/** What the file says of itself. Dates come from the payload, so that the same payload gives the same bytes. */
export function originOf(title: string, author: string, subject: string, made_at: string): DocumentProps {
  return {
    title,
    author,
    subject,
    language: 'en-PH',
    pdfVersion: '1.7',
    creator: 'Lading',
    producer: 'Lading',
    creationDate: new Date(made_at),
    modificationDate: new Date(made_at),
  }
}
