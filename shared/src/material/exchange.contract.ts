import * as z from 'zod/mini';
import { question } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';

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
/** What materials are written as. */
export const writtenFormats = ['json', 'csv', 'xlsx', 'gift', 'moodle', 'qti'] as const;
export type WrittenFormat = (typeof writtenFormats)[number];

/** What a question is worth where it is judged: nothing, its points, or double. */
export const worths = [0, 1, 2] as const;

/** What a file says of a question beside it. */
const readExtra = z.strictObject({
  /** Whether people say how sure they are. */
  confidence: z.boolean(),
  right: z.nullable(right),
  /** Null where nothing is said of it. */
  points: z.nullable(z.literal(worths)),
  /** Why it is right; '' where it is not said. */
  explanation: z.string(),
  /** The pool of `settings` that it is drawn from. */
  pool: z.nullable(z.string()),
});
export type ReadExtra = z.infer<typeof readExtra>;

/** What is said where nothing is. */
export const noExtra: ReadExtra = {
  confidence: false,
  right: null,
  points: null,
  explanation: '',
  pool: null,
};

/** One item of a file. */
const readItem = z.strictObject({
  /** Its place in the file, from 1. */
  at: z.int(),
  /** What it is called there, or how it begins. */
  name: z.string(),
  /** What it is there, in the words of its format. */
  type: z.string(),
  /** What it becomes; null where it cannot be asked there. */
  question: z.nullable(question),
  extra: z.nullable(readExtra),
  /** What did not come in, or was changed, and why. */
  notes: z.array(z.string()),
});
export type ReadItem = z.infer<typeof readItem>;

/** Query of reading one: what the file is called, which helps to know its format. */
export const fileNamed = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(300))),
});

const fileFields = {
  format: z.nullable(z.enum(fileFormats)),
  /** '' where the file has none. */
  title: z.string(),
  items: z.array(readItem),
  /** What is said of the file as a whole. */
  notes: z.array(z.string()),
};

/**
 * What a file holds. Nothing of it is stored. Its `settings` say how all of it is asked: only a file of our own
 * has them, of the same material.
 */
export const fileReadWith = <Settings extends z.ZodMiniType>(settings: Settings) =>
  z.strictObject({ ...fileFields, settings: z.nullable(settings) });
/** The same, before it is known of which material it is. */
export const fileRead = fileReadWith(z.unknown());
export type FileRead<Settings = unknown> = Omit<z.infer<typeof fileRead>, 'settings'> & {
  readonly settings: Settings | null;
};

/** What a format cannot hold of a material. */
const exportLine = z.strictObject({
  format: z.enum(writtenFormats),
  /** Questions that are in the file, of all of them. */
  questions: z.int(),
  notes: z.array(z.string()),
});
export type ExportLine = z.infer<typeof exportLine>;
export const exportList = z.strictObject({ exports: z.array(exportLine) });
