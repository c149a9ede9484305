import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Replies of a kilobyte and more go out compressed, but for those that hold a secret (`bind`). Files come as they are. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['gzip'], // brotli saves a tenth more of a reply and takes twice the time
    customTypes: /^application\/json/,
    globalDecompression: false, // a small body could grow to any size
  })
}
