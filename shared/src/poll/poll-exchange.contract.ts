import * as z from 'zod/mini';
import { question } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';
import { pollDefinition } from './poll.contract.ts';

/** What a file of questions may be, and take. */
export const exchangeLimits = {
  /** Of a file, as it is sent. */
  bytes: 8_000_000,
  /** Of an archive. */
  entries: 2_000,
  unpackedBytes: 30_000_000,
  /** Of XML: how deep it goes, and how many parts it has. */
  depth: 60,
  nodes: 300_000,
  /** Items of a file that are read; of the rest it is said that they are not. */
  items: 500,
  /** Of what is said about an item, and about a file. */
  notes: 12,
  /** How long one may be read, in milliseconds, and with how much memory, in MB. */
  time: 10_000,
  memory: 192,
} as const;

export const fileFormats = [
  'json',
  'csv',
  'xlsx',
  'kahoot',
  'gift',
  'moodle',
  'qti',
  'canvas',
  'aiken',
] as const;
export type FileFormat = (typeof fileFormats)[number];
/** What polls are written as. */
export const writtenFormats = ['json', 'csv', 'xlsx', 'gift', 'moodle', 'qti'] as const;
export type WrittenFormat = (typeof writtenFormats)[number];

/** One item of a file. */
const readItem = z.strictObject({
  /** Its place in the file, from 1. */
  at: z.int(),
  /** What it is called there, or how it begins. */
  name: z.string(),
  /** What it is there, in the words of its format. */
  type: z.string(),
  /** What it becomes; null where it cannot be asked in a poll. */
  question: z.nullable(question),
  /** What the poll would add to it, see `extras` of a poll. */
  extra: z.nullable(z.strictObject({ confidence: z.boolean(), right: z.nullable(right) })),
  /** What did not come in, or was changed, and why. */
  notes: z.array(z.string()),
});
export type ReadItem = z.infer<typeof readItem>;

/** How the whole poll is asked, where the file says so: of our own format. */
const { title: _title, questions: _questions, extras: _extras, ...settings } = pollDefinition.shape;
const pollSettings = z.strictObject(settings);

/** Query of `POST /api/polls/read`: what the file is called, which helps to know its format. */
export const fileNamed = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(300))),
});

/** What a file holds. Nothing of it is stored. */
export const fileRead = z.strictObject({
  format: z.nullable(z.enum(fileFormats)),
  /** '' where the file has none. */
  title: z.string(),
  settings: z.nullable(pollSettings),
  items: z.array(readItem),
  /** What is said of the file as a whole. */
  notes: z.array(z.string()),
});
export type FileRead = z.infer<typeof fileRead>;

/** What a format cannot hold of a poll. */
const exportLine = z.strictObject({
  format: z.enum(writtenFormats),
  /** Questions that are in the file, of all of them. */
  questions: z.int(),
  notes: z.array(z.string()),
});
export type ExportLine = z.infer<typeof exportLine>;
export const exportList = z.strictObject({ exports: z.array(exportLine) });
