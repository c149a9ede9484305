import { createContext } from 'react'

/** The title of the dialog around a form: it names the row that the dialog was opened for, as its address does not. */
export const AroundForm = createContext('')
