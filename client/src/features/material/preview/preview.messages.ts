/** What the preview beside the writing says. */
export const previewMessages = {
  title: 'Preview',
  wall: 'Wall',
  phone: 'Phone',
  phoneTitle: 'The question on a phone',
  wallTitle: 'The question on the wall',
  moment: 'Moment',
  loading: 'Loading the preview …',
} as const;
