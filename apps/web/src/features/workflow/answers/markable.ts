/** An answer that may be marked. */
export interface Markable {
  readonly path: string
  readonly label: string
  /** What opens for the client; without it, the answer. */
  readonly hint?: string
}
