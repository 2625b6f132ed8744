import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import type { Counters } from '../../live/activity.ts';
import { largestOf } from '../../live/tally.ts';
import { figureNames as names, figureTexts } from '../figures.messages.ts';
import type { Looking, QuestionKind } from '../question-kind.ts';
import { oneOf } from '../sampling.ts';
import {
  distinctWords,
  wordCloudDraft,
  wordCloudQuestion,
  type WordCloudQuestion,
  wordCloudValue,
  type WordCloudValue,
} from '../words/cloud-question.ts';
import {
  type CloudEdit,
  type CloudEdits,
  cloudEdit,
  cloudEdits,
  noEdits,
  withEdit,
} from '../words/cloud-edits.ts';
import { holdBackOf, holdNothing } from '../words/held-words.ts';
import { type MergedWord, mergeWords } from '../words/merge-words.ts';
import { hostCloud, shownCloud } from '../words/shown-cloud.ts';
import {
  keptBack,
  reportedWords,
  seenOfHost,
  type Showing,
  shownWords,
  wordsForHost,
} from '../words/shown-words.ts';

/** So many fit on a phone that one scrolls. */
const mostOnPhones = 20;

/** What is shown of a cloud; to its host with what screens get, where that is not all of it without some. */
const cloudCounts = z.strictObject({ ...hostCloud.shape, screen: z.optional(shownCloud) });
export type CloudCounts = z.infer<typeof cloudCounts>;

/** Of so many different entries words are made, ten times a second: it takes a few ms. */
const mostEntriesMerged = 10_000;

/** Entries count under a name that no other counter, and nothing that every object has, is called. */
const mark = ':';
/** Likes count apart: they add to what somebody wrote, and make no word of their own. */
const likeMark = '+';

const said = ({ words, liked = [] }: WordCloudValue): string[] => [...words, ...liked];

const accept = (
  question: WordCloudQuestion,
  { words: written, liked = [] }: WordCloudValue,
): Result<WordCloudValue> => {
  const words = distinctWords(written, question);
  if (words.length > question.entries) {
    const most = question.entries === 1 ? 'One word' : `${question.entries} words`;
    return fail('BAD_REQUEST', `${most} at most.`);
  }
  // Who likes what they have written says it once.
  const likes = question.likes
    ? distinctWords([...words, ...liked], question).slice(words.length)
    : [];
  if (words.length + likes.length === 0) return fail('BAD_REQUEST', 'Type a word.');
  return ok({ words, ...(likes.length > 0 && { liked: likes }) });
};

const editsOf = (edits: unknown): CloudEdits =>
  edits === undefined ? noEdits : z.parse(cloudEdits, edits);

interface Merged {
  readonly question: WordCloudQuestion;
  readonly edits: unknown;
  readonly words: readonly MergedWord[];
}
/** The same counters are merged for the host, the screen and the phones. */
const lastMerged = new WeakMap<Counters, Merged>();

const namedBy = (sign: string, counters: Counters): Map<string, number> => {
  const named = new Map<string, number>();
  for (const name of Object.keys(counters)) {
    if (name.startsWith(sign)) named.set(name.slice(sign.length), counters[name] ?? 0);
  }
  return named;
};

const merge = (question: WordCloudQuestion, counters: Counters, edits: unknown): Merged => {
  const known = lastMerged.get(counters);
  if (known?.question === question && known.edits === edits) return known;
  const written = namedBy(mark, counters);
  const likes = namedBy(likeMark, counters);
  const words = mergeWords(written, question.language, editsOf(edits), likes);
  const merged = { question, edits, words };
  lastMerged.set(counters, merged);
  return merged;
};

const showingOf = ({ filter, language }: WordCloudQuestion, edits: unknown): Showing => ({
  edits: editsOf(edits),
  holdBack: filter ? holdBackOf(language) : holdNothing,
});

interface KeptBack {
  readonly edits: unknown;
  readonly is: (entry: string) => boolean;
}
/** A list of answers asks of each of them. */
const lastKeptBack = new WeakMap<WordCloudQuestion, KeptBack>();

const isKeptBack = (question: WordCloudQuestion, edits: unknown): KeptBack['is'] => {
  const known = lastKeptBack.get(question);
  if (known !== undefined && known.edits === edits) return known.is;
  const is = keptBack(question.language, showingOf(question, edits));
  lastKeptBack.set(question, { edits, is });
  return is;
};

const counts = (
  question: WordCloudQuestion,
  counters: Counters,
  { audience, edits }: Looking = { audience: 'screen' },
): CloudCounts => {
  const { words } = merge(question, counters, edits);
  const showing = showingOf(question, edits);
  if (audience === 'phone') return shownWords(words, { ...showing, most: mostOnPhones });
  if (audience === 'screen') return shownWords(words, showing);
  const host = wordsForHost(words, showing);
  const isAll = host.more === 0 && host.frozen !== true;
  return isAll ? host : { ...host, screen: shownWords(words, showing) };
};

/** Words in a report, the most frequent: as many as of answers in own words. */
const mostReported = 1_000;

/** Words of lectures: what people answer in a measurement or a rehearsal. */
const sampled =
  'energy,trust,time,curiosity,teamwork,coffee,practice,questions,focus,sleep,music,ideas,feedback,patience,courage,fun,clarity,examples,support,rest,balance,a good plan,daily walks,friends,breaks,reading,discussion,growth,mistakes,health'.split(
    ',',
  );

/** Some words are said by many, most by few. */
const sampleWords = (most: number, random: () => number): string[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => {
    const among = Math.max(1, Math.ceil(sampled.length * random()));
    return oneOf(sampled.slice(0, among), random);
  });

const tidy = (question: WordCloudQuestion): WordCloudQuestion => ({
  ...question,
  text: clean(question.text),
});

/** Words in the largest sizes of those that say them. */
export const wordCloud = {
  kind: 'word-cloud',
  schemas: {
    question: wordCloudQuestion,
    draft: wordCloudDraft,
    value: wordCloudValue,
    counts: cloudCounts,
  },
  blank: (newId) => ({
    kind: 'word-cloud',
    id: newId(),
    text: '',
    seconds: null,
    entries: 3,
    language: 'en',
    likes: false,
    filter: true,
  }),
  copy: (question, newId) => ({ ...question, id: newId() }),
  isBlank: ({ text }) => clean(text) === '',
  lacks: ({ text, entries }) => [
    ...(clean(text) === '' ? ['text'] : []),
    ...(wordCloudQuestion.shape.entries.safeParse(entries).success ? [] : ['entries']),
  ],
  tidy,
  accept,
  answersOthers: ({ likes }) => likes,
  contribution: (_question, { words, liked = [] }) =>
    Object.fromEntries([
      ...words.map((entry) => [`${mark}${entry}`, 1] as const),
      ...liked.map((entry) => [`${likeMark}${entry}`, 1] as const),
    ]),
  mostCounters: () => mostEntriesMerged,
  counts,
  forScreen: ({ screen, ...host }) => screen ?? seenOfHost(host),
  editing: {
    schemas: { edits: cloudEdits, edit: cloudEdit },
    none: noEdits,
    apply: (_question, edits: CloudEdits, edit: CloudEdit) => withEdit(edits, edit),
  },
  report: (question, counters, edits) => {
    // A result has all entries; of so many different ones most were written once.
    const all = new Map(Object.entries(counters));
    const isCut = all.size > mostEntriesMerged;
    const entries = isCut ? largestOf(all, mostEntriesMerged) : counters;
    const { words } = merge(question, entries, edits);
    const told = reportedWords(words, showingOf(question, edits));
    const here = told.slice(0, mostReported);
    const different = String(told.length);
    const left = told.length - here.length;
    return {
      multiple: question.entries > 1,
      lists: 'words',
      lines: here.map(({ text, count }) => ({ text, count })),
      figures: [
        { name: names.words, text: isCut ? figureTexts.orMore(different) : different },
        ...(left > 0 ? [{ name: names.notListed, text: String(left) }] : []),
      ],
    };
  },
  isUnshown: (question, value, edits) => {
    const isKept = isKeptBack(question, edits);
    return said(value).some((entry) => isKept(entry));
  },
  inWords: (_question, value) => said(value),
  sample: (question, random) => ({
    words: distinctWords(sampleWords(question.entries, random), question),
  }),
} as const satisfies QuestionKind<WordCloudQuestion, WordCloudValue, CloudCounts>;
