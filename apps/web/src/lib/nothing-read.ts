/** For `throwOnError`: a page fails whole only while it has nothing to show; what it shows, and what is typed on it, stays. */
export const nothingRead = (_: Error, { state }: { readonly state: { readonly data: unknown } }) =>
  state.data === undefined
