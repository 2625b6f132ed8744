import { type Resume, resumeSections } from '@sets/shared/resume/resume.contract.ts';

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The direction of most of what a resume says: its headings, columns and dates go the same way. */
export const directionOf = (resume: Resume): 'ltr' | 'rtl' => {
  const { username, about, intro } = resume;
  const entries = resumeSections.flatMap((section) =>
    resume[section].map((entry) => Object.values(entry)),
  );
  const text = [username, about.headline, intro, ...entries.flat()].join(' ');
  return countOf(text, rightToLeft) * 2 > countOf(text, /\p{L}/gu) ? 'rtl' : 'ltr';
};
