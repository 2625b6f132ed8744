/** What the editor says of a slide. */
export const slideMessages = {
  name: 'Text slide',
  means: 'Something to read; nothing is answered.',
  title: 'Title',
  titlePlaceholder: 'What is it about?',
  lacksTitle: 'Write the title.',
  body: 'Text',
  bodyHint: 'A line that begins with a dash is an item of a list.',
} as const;
