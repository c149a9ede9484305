/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `true` sends every visitor to /maintenance. */
  readonly VITE_MAINTENANCE?: string
  readonly VITE_APP_VERSION: string
  /** Where the PDF viewer's own files lie, with a slash at the end. */
  readonly VITE_PDF_FILES: string
}

/** The islands of the Philippines, each a ring of `[latitude, longitude]`. */
declare module 'virtual:philippines' {
  const islands: [number, number][][]
  export default islands
}
