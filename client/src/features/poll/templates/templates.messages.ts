/** What is said of templates. */
export const templatesMessages = {
  title: 'Begin with a template',
  look: 'Look at the template:',
  use: 'Use this template',
  back: 'Cancel',
  note: 'You can change everything in it.',
} as const;
