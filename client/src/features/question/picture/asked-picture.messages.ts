/** What is said beside the picture of a question. */
export const askedPictureMessages = {
  enlarge: 'Enlarge the picture',
  close: 'Close the picture',
  zoom: 'Larger',
} as const;
