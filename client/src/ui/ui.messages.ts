const productName = 'Sets';

/** What the drawn parts say by themselves; everything else comes to them as props. */
export const uiMessages = {
  option: 'Answer to choose from',
  people: 'People',
  share: 'Share',
  close: 'Close',
  cancel: 'Cancel',
  preview: 'Preview',
  dismiss: 'Dismiss',
  toasts: 'Messages',
  /** Fixed by the specification. */
  wait: 'Please wait.',
  added: 'added:',
  removed: 'removed:',
  titled: (title: string) => (title === '' ? productName : `${title} · ${productName}`),
  contents: 'Contents',
  footnote: (number: string) => `Footnote ${number}`,
  footnoteBack: (number: string) => `Back to where footnote ${number} is named`,
  theme: {
    system: 'Colours: as the system',
    light: 'Colours: light',
    dark: 'Colours: dark',
  },
} as const;
