/** What the switch of a quiz's sounds says. */
export const soundMessages = {
  sound: 'Sound',
  on: 'Sound on (M)',
  off: 'Sound off (M)',
} as const;
