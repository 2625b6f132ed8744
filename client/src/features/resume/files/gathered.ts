import { clean, lineOf, oneLine } from '@sets/shared/core/text.ts';
import {
  type About,
  about as aboutShape,
  type EntryFields,
  resumeLimits,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import * as z from 'zod/mini';
import type { Report, Tell } from './place.ts';
import { reportMessages as words } from './report.messages.ts';

export type FoundEntries = { [S in ResumeSection]: EntryFields[S][] };

/** What a file holds for a resume: as it can be sent, and what of it could not be taken in so. */
export interface Found {
  readonly entries: FoundEntries;
  readonly intro: string;
  readonly about: About;
  /** What of `about` a person is to choose by themselves: who reads a resume need not call them. */
  readonly held: readonly (keyof About)[];
  readonly reports: readonly Report[];
}

/** In place of a name that an entry needs and a file does not have. */
export const nameless = '–';
const mostReports = 200;

const needed: Readonly<Record<ResumeSection, readonly string[]>> = {
  wkexp: ['title', 'company'],
  education: ['school'],
  skill: ['skillName'],
  interest: ['title'],
  achievement: ['title'],
};

const reporting = () => {
  const reports: Report[] = [];
  const told = new Set<string>();
  let more = 0;
  const tell: Tell = (where, text) => {
    const key = JSON.stringify([where, text]);
    if (told.has(key)) return;
    if (reports.length >= mostReports) {
      more += 1;
      return;
    }
    told.add(key);
    reports.push({ where, text });
  };
  const all = (): Report[] =>
    more === 0 ? reports : [...reports, { where: '…', text: words.more(more) }];
  return { tell, all };
};

/** As much of what was cut off as tells what it is. */
const shown = 200;
const restOf = (text: string, kept: string): string => {
  const rest = text.slice(kept.length).trim();
  return rest.length > shown ? `${lineOf(rest, shown)} …` : rest;
};

const fitting = (tell: Tell) => ({
  line: (typed: string, where: string, max: number = resumeLimits.line): string => {
    const whole = oneLine(typed);
    if (whole.length <= max) return whole;
    const kept = oneLine(lineOf(whole, max));
    tell(where, words.cut(max, restOf(whole, kept)));
    return kept;
  },
  text: (typed: string, where: string, max: number = resumeLimits.description): string => {
    const whole = clean(typed.replaceAll(/\r\n?/g, '\n'));
    if (whole.length <= max) return whole;
    const kept = clean(whole.slice(0, max));
    tell(where, words.cut(max, restOf(whole, kept)));
    return kept;
  },
});

const urlShape = aboutShape.shape.links.def.element.shape.url;

/** Takes entries as far as their sections hold them. */
const gatheredEntries = (tell: Tell, fit: ReturnType<typeof fitting>) => {
  const entries: FoundEntries = {
    wkexp: [],
    education: [],
    skill: [],
    interest: [],
    achievement: [],
  };
  const over = new Map<ResumeSection, number>();
  const add = <S extends ResumeSection>(
    section: S,
    fields: EntryFields[S],
    where: string,
  ): void => {
    if (Object.values<string>(fields).every((text) => clean(text) === '')) {
      tell(where, words.empty);
      return;
    }
    if (entries[section].length >= resumeLimits.entries) {
      over.set(section, (over.get(section) ?? 0) + 1);
      return;
    }
    const fitted = Object.entries<string>(fields).map(([name, text]) => {
      const value = name === 'description' ? fit.text(text, where) : fit.line(text, where);
      const isMissing = value === '' && needed[section].includes(name);
      if (isMissing) tell(where, words.nameless(nameless));
      return [name, isMissing ? nameless : value] as const;
    });
    // The same names as those of the fields.
    entries[section].push(Object.fromEntries(fitted) as EntryFields[S]);
  };
  return { entries, over, add };
};

/** Takes what a file holds piece by piece, as much of it as a resume can hold, and tells the rest. */
export const gathering = () => {
  const { tell, all } = reporting();
  const fit = fitting(tell);
  const { entries, over, add } = gatheredEntries(tell, fit);
  const about = { headline: '', email: '', phone: '', place: '', links: [] as About['links'] };
  const held: (keyof About)[] = [];
  let intro = '';

  const addLink = (label: string, url: string, where: string): void => {
    const read = z.safeParse(urlShape, url);
    if (!read.success) tell(where, words.noAddress([label, url].filter(Boolean).join(': ')));
    else if (about.links.length >= resumeLimits.links)
      tell(where, words.tooManyLinks(resumeLimits.links, read.data));
    else about.links.push({ label: fit.line(label, where), url: read.data });
  };
  return {
    tell,
    add,
    addLink,
    addIntro: (text: string, where: string): void => {
      intro = fit.text(text, where, resumeLimits.intro);
    },
    setAbout: (name: Exclude<keyof About, 'links'>, text: string, where: string): void => {
      about[name] = fit.line(text, where);
    },
    hold: (name: keyof About): void => void held.push(name),
    found: (sectionNames: Readonly<Record<ResumeSection, string>>): Found => {
      // First, for it is the most that can be lost.
      const full = [...over].map(([section, more]) => ({
        where: sectionNames[section],
        text: words.full(resumeLimits.entries, more),
      }));
      return { entries, intro, about, held, reports: [...full, ...all()] };
    },
  };
};
export type Gathering = ReturnType<typeof gathering>;
