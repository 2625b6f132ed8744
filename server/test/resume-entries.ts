import type { ResumeSection } from '@sets/shared/resume/resume.contract.ts';

const description = 'Taught first-year students.\nAsked good questions.';

/** An entry for each section, with all its fields. */
export const resumeEntriesForTests = {
  wkexp: { title: 'Tutor', company: 'The school', duration: '2 years', description },
  education: { school: 'Polytechnic', duration: '2022 to 2025', description },
  skill: { skillName: 'Listening', description },
  interest: { title: 'Chess', description },
  achievement: { title: 'Debate prize', when: 'May 2024', description },
} as const satisfies Record<ResumeSection, object>;
