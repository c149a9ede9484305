/** What stood there and what stands there now; either may be nothing. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <>
      {before === '' ? <span className="was-empty">empty</span> : <del>{before}</del>}{' '}
      {after === '' ? <ins>taken out</ins> : <ins>{after}</ins>}
    </>
  )
}
