/** What the page of a person says of what other features have of them. */
export const personMessages = {
  resume: 'Resume',
  ownResume: 'Your resume',
  ownResumeText: 'Write it, and say who may read it.',
  theirResume: 'Read their resume',
  resumeText: 'Work, education and skills, where they are told.',

  blog: 'Blog',
  cheatsheets: 'Cheat sheets',
} as const;
