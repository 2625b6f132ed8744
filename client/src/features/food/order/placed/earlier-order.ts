/** What the history knows of an order that had arrived before its cart was changed. */
export const earlierOrder = { isEarlierOrder: true } as const;

export const isEarlierOrder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isEarlierOrder' in state;
