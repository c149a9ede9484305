/** Milliseconds for a screen to arrive: its code, its data and a portal beside other work. The default is for the rest. */
export const SCREEN_WAIT = 20_000
