import { drawInThread } from '#platform/pdf/draw-in-thread'
import { documentTemplates } from './document-templates.ts'

// This file runs as a worker thread only.
await drawInThread(documentTemplates)
