/** The first step of a request, among its steps. */
export const firstStep = { title: 'The request', hint: 'What is asked, and why' }
