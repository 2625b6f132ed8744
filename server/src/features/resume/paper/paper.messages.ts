/** What a printed resume says of its own. */
export const paperMessages = {
  title: (name: string) => `${name}: resume`,
  page: (name: string, page: number) => `${name} · ${page}`,
  cut: (pages: number) => `This paper ends after ${pages} pages; there is more in the resume.`,
  photoOf: (name: string) => `Photo of ${name}`,
  headings: {
    intro: 'Profile',
    contact: 'Contact',
    wkexp: 'Work experience',
    education: 'Education',
    skill: 'Skills',
    interest: 'Interests',
    achievement: 'Achievements',
  },
  /** Between two things on one line. */
  between: ' · ',
  labelled: (label: string, address: string) => `${label}: ${address}`,
  /** Between a name and what is said of it, on one line. */
  colon: ': ',
  comma: ', ',
} as const;
