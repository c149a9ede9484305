/** Whether this is a telephone or a tablet, worked by a finger: nothing is dropped here, and a photo opens the camera. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches
