import type { ResumeContent, ResumeSection } from './resume.contract.ts';

/** What would make a resume better. */
export const resumeHintCodes = [
  'noPhoto',
  'noHeadline',
  'noWayToReach',
  'noIntro',
  'shortIntro',
  'noWorkOrEducation',
  'noDuration',
  'noDescription',
  'noSkills',
] as const;
export type ResumeHintCode = (typeof resumeHintCodes)[number];

/** Where something is missing. */
export type ResumeHintPlace =
  | { readonly kind: 'photo' | 'about' | 'intro' }
  | { readonly kind: 'section'; readonly section: ResumeSection }
  | { readonly kind: 'entry'; readonly section: ResumeSection; readonly entryId: string };

export interface ResumeHint {
  readonly code: ResumeHintCode;
  readonly place: ResumeHintPlace;
}

/** An introduction of fewer letters tells little. */
export const shortIntroLetters = 80;

const dated = ['wkexp', 'education'] as const;

/** The first entry of which this is so: one hint of a kind is enough at a time. */
const firstEntry = (
  content: ResumeContent,
  code: ResumeHintCode,
  sections: readonly (typeof dated)[number][],
  isMissing: (entry: { readonly duration: string; readonly description: string }) => boolean,
): ResumeHint[] => {
  for (const section of sections) {
    const found = content[section].find(isMissing);
    if (found !== undefined) {
      return [{ code, place: { kind: 'entry', section, entryId: found.entryId } }];
    }
  }
  return [];
};

const hint = (isSo: boolean, code: ResumeHintCode, place: ResumeHintPlace): ResumeHint[] =>
  isSo ? [{ code, place }] : [];

/** What is missing in a resume, in the order of its page. */
export const resumeHints = (content: ResumeContent): readonly ResumeHint[] => {
  const { about, photo, intro, wkexp, education, skill } = content;
  const canReach = about.email !== '' || about.phone !== '' || about.links.length > 0;
  return [
    ...hint(photo === null, 'noPhoto', { kind: 'photo' }),
    ...hint(about.headline === '', 'noHeadline', { kind: 'about' }),
    ...hint(!canReach, 'noWayToReach', { kind: 'about' }),
    ...hint(intro === '', 'noIntro', { kind: 'intro' }),
    ...hint(intro !== '' && intro.length < shortIntroLetters, 'shortIntro', { kind: 'intro' }),
    ...hint(wkexp.length + education.length === 0, 'noWorkOrEducation', {
      kind: 'section',
      section: 'wkexp',
    }),
    ...firstEntry(content, 'noDuration', dated, ({ duration }) => duration === ''),
    ...firstEntry(content, 'noDescription', ['wkexp'], ({ description }) => description === ''),
    ...hint(skill.length === 0, 'noSkills', { kind: 'section', section: 'skill' }),
  ];
};
