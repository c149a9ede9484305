/** An answer that may be marked. */
export interface Markable {
  readonly path: string
  readonly label: string
}
