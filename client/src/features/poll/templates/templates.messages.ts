/** What is said of templates. */
export const templatesMessages = {
  title: 'Or begin with a template',
  look: 'Look at the template:',
  use: 'Use this template',
  back: 'Cancel',
  note: 'You can change everything in it.',
} as const;
