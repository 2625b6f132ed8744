import type { ResumeContent, ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import { cleanLine } from '../../../core/paper/type/clean.ts';

/** What is printed, of somebody with a name. */
export type Printed = ResumeContent & { username: string };

/** An entry, alike in all sections. */
export interface Entry {
  readonly title: string;
  /** Where it was, in a line of its own. */
  readonly place: string;
  readonly when: string;
  readonly text: string;
}

const entry = (title: string, place: string, when: string, text: string): Entry => ({
  title: cleanLine(title),
  place: cleanLine(place),
  when: cleanLine(when),
  text,
});

export const entriesOf = (resume: Printed): Record<ResumeSection, readonly Entry[]> => ({
  wkexp: resume.wkexp.map((each) =>
    entry(each.title, each.company, each.duration, each.description),
  ),
  education: resume.education.map((each) =>
    entry(each.school, '', each.duration, each.description),
  ),
  skill: resume.skill.map((each) => entry(each.skillName, '', '', each.description)),
  interest: resume.interest.map((each) => entry(each.title, '', '', each.description)),
  achievement: resume.achievement.map((each) => entry(each.title, '', each.when, each.description)),
});

/** Whether most of what somebody says of themselves is read from the right. */
export const isReadFromRight = (resume: Printed): boolean => {
  const entries = Object.values(entriesOf(resume)).flat();
  const texts = [resume.about.headline, resume.intro, ...entries.map(({ title }) => title)];
  const letters = [resume.username, ...texts].join(' ').slice(0, 20_000);
  const rightToLeft =
    letters.match(/[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/gu)?.length ?? 0;
  return rightToLeft * 2 > (letters.match(/\p{L}/gu)?.length ?? 0);
};
