import type { SheetTopics } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { subjectKeyOf } from './subject-key.ts';

/** So many subjects, tags and languages are told. */
const mostTold = 60;

const mostOf = <Counted extends { readonly sheets: number }>(counted: Iterable<Counted>) =>
  [...counted].toSorted((a, b) => b.sheets - a.sheets).slice(0, mostTold);

/** What these are about, the most first. A subject is called as the newest that is of it has it. */
export const topicsOf = (
  sheets: readonly {
    readonly subject: string;
    readonly tags: readonly string[];
    readonly language: string;
  }[],
): SheetTopics => {
  const subjects = new Map<string, { readonly subject: string; sheets: number }>();
  const tags = new Map<string, { readonly tag: string; sheets: number }>();
  const languages = new Map<string, { readonly language: string; sheets: number }>();
  for (const { subject, tags: own, language } of sheets) {
    const key = subjectKeyOf(subject);
    const counted = subjects.get(key) ?? { subject, sheets: 0 };
    if (subject !== '') subjects.set(key, { ...counted, sheets: counted.sheets + 1 });
    for (const tag of own) {
      const there = tags.get(tag)?.sheets ?? 0;
      tags.set(tag, { tag, sheets: there + 1 });
    }
    const said = languages.get(language)?.sheets ?? 0;
    languages.set(language, { language, sheets: said + 1 });
  }
  return {
    subjects: mostOf(subjects.values()),
    tags: mostOf(tags.values()),
    languages: mostOf(languages.values()),
  };
};
