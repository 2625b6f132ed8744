import type { ResumeContent } from '@sets/shared/resume/resume.contract.ts';
import { splitDescription } from './description.ts';
import { dateIn, datesIn } from './durations.ts';

/** A name and what it holds; nothing where that is empty. */
const filled = <Value extends string | readonly unknown[]>(
  name: string,
  value: Value,
): Readonly<Record<string, Value>> => (value.length === 0 ? {} : { [name]: value });

/** An address as the schema wants it: whatever stands for nothing in it is written as its number. */
const uriOf = (url: string): string => {
  const { href } = new URL(url);
  const [address = '', ...fragments] = href.split('#');
  const coded = [address, fragments.join('%23')].map((part) =>
    part
      .replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
      .replaceAll(/[^\w\-.~:/?@!$&'()*+,;=%[\]]/gu, encodeURIComponent),
  );
  const [before = '', fragment = ''] = coded;
  // Brackets are for addresses of machines alone.
  const [scheme = '', host = '', ...rest] = before.split(
    /(?<=^https?:\/\/[^/?]*)(?=[/?])|(?<=^https?:\/\/)/,
  );
  const tail = [...rest, fragment === '' ? '' : `#${fragment}`]
    .join('')
    .replaceAll('[', '%5B')
    .replaceAll(']', '%5D');
  return `${scheme}${host}${tail}`;
};

/** An address of mail, as narrow as any reader of the schema is; another one stands beside it as it was written. */
const isEmail = (text: string): boolean =>
  /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(
    text,
  );

const basicsOf = (
  { about: { headline, email, phone, place, links }, intro }: ResumeContent,
  name: string,
) => ({
  name,
  ...filled('label', headline),
  ...filled(isEmail(email) ? 'email' : 'emailAsWritten', email),
  ...filled('phone', phone),
  ...filled('url', links[0] === undefined ? '' : uriOf(links[0].url)),
  ...filled('summary', intro),
  ...(place !== '' && { location: { city: place } }),
  ...filled(
    'profiles',
    links.map(({ label, url }) => {
      const uri = uriOf(url);
      return {
        ...filled('network', label),
        url: uri,
        ...filled('urlAsWritten', uri === url ? '' : url),
      };
    }),
  ),
});

const described = (description: string) => {
  const { summary, highlights } = splitDescription(description);
  return { ...filled('summary', summary), ...filled('highlights', highlights) };
};

/** As it was written, beside the dates that can be read from it. */
const lasted = (duration: string) => ({ ...datesIn(duration), ...filled('duration', duration) });

const happened = (when: string) => ({
  ...filled('date', dateIn(when) ?? ''),
  ...filled('when', when),
});

/**
 * A resume as a JSON Resume of version 1.0.0. What that has no name for stands under one of ours
 * (`duration`, `when`, `summary`, `emailAsWritten`, `urlAsWritten`), so that all of it can be read
 * again. Achievements are its awards. The photo is not in it.
 */
export const toJsonResume = (content: ResumeContent, username: string) => ({
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: basicsOf(content, username),
  ...filled(
    'work',
    content.wkexp.map(({ title, company, duration, description }) => ({
      name: company,
      position: title,
      ...lasted(duration),
      ...described(description),
    })),
  ),
  ...filled(
    'education',
    content.education.map(({ school, duration, description }) => ({
      institution: school,
      ...lasted(duration),
      ...filled('summary', description),
    })),
  ),
  ...filled(
    'awards',
    content.achievement.map(({ title, when, description }) => ({
      title,
      ...happened(when),
      ...filled('summary', description),
    })),
  ),
  ...filled(
    'skills',
    content.skill.map(({ skillName, description }) => ({
      name: skillName,
      ...filled('summary', description),
    })),
  ),
  ...filled(
    'interests',
    content.interest.map(({ title, description }) => ({
      name: title,
      ...filled('summary', description),
    })),
  ),
  meta: { version: 'v1.0.0' },
});
