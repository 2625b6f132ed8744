/** What the drawn parts say by themselves; everything else comes to them as props. */
export const uiMessages = {
  option: 'Answer to choose from',
  people: 'People',
  share: 'Share',
  close: 'Close',
} as const;
