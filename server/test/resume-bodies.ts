import { type ResumeSection, resumeSections } from '@sets/shared/resume/resume.contract.ts';

const description = 'Taught first-year students.\nAsked good questions.';

/** An entry for each section, with all its fields. */
export const resumeEntriesForTests = {
  wkexp: { title: 'Tutor', company: 'The school', duration: '2 years', description },
  education: { school: 'Polytechnic', duration: '2022 to 2025', description },
  skill: { skillName: 'Listening', description },
  interest: { title: 'Chess', description },
  achievement: { title: 'Debate prize', when: 'May 2024', description },
} as const satisfies Record<ResumeSection, object>;

const bodiesOf = (section: ResumeSection): [string, object][] => {
  const entry = resumeEntriesForTests[section];
  const path = (act: string) => `POST /api/user/resume/${act}${section}`;
  return [
    [path('add'), entry],
    [path('edit'), { ...entry, entryIndex: 0 }],
    [path('remove'), { entryIndex: 0 }],
  ];
};

/** A right body for each call that changes a resume. */
export const resumeBodies: Readonly<Record<string, object>> = {
  'POST /api/user/resume/editintro': { intro: 'I like to explain things.' },
  ...Object.fromEntries(resumeSections.flatMap(bodiesOf)),
};
