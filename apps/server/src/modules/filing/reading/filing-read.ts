import type { SavedVersion } from '@lading/contract/filing/form-saves'
import type { Filing, SavedAnswers } from '@lading/contract/filing/filing'

/** A filing as it is read; what its area finds against it is added where a call answers with it. */
export type FilingRead = Omit<Filing, 'faults'>

/** What a save answers with, likewise. */
export type SavedAnswersRead = Omit<SavedAnswers, 'filing'> & { readonly filing: FilingRead }
export type SavedVersionRead = Omit<SavedVersion, 'filing'> & { readonly filing: FilingRead }
