/** The headings of a printed resume: those that programs of employers look for. */
export const printMessages = {
  intro: 'Summary',
  wkexp: 'Work experience',
  education: 'Education',
  skill: 'Skills',
  interest: 'Interests',
  achievement: 'Achievements',
  contact: 'Contact',
  photo: (name: string) => `Photo of ${name}`,
} as const;
