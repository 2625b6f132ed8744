import type { GeneratedKind } from '@sets/shared/generator/generator.contract.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

const questions = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`;
const credits = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'credit', other: 'credits' })}`;

const kinds: Readonly<Record<GeneratedKind, string>> = {
  choice: 'Choice',
  'true-false': 'True or false',
  'open-text': 'Typed answer',
  number: 'Number',
  ranking: 'Order',
};

/** What the page says that makes questions of texts. */
export const generatorMessages = {
  title: 'Questions from a text',
  intro:
    'Paste what you teach, or open a file. You get questions with their answers, look them through, and put those that you like into a quiz or a poll.',
  text: 'Text',
  textPlaceholder: 'Some paragraphs of a script, a cheat sheet, or an article',
  length: (count: number, most: number) => `${formatCount(count)} of ${formatCount(most)} letters`,
  tooLong: (most: number) => `A text may have ${formatCount(most)} letters: take a part of it.`,
  tooShort: 'Some more sentences are needed.',
  file: 'Open a file',
  fileHint: 'Text, Markdown, Word, PowerPoint or PDF. It is read on this device.',
  reading: 'Reading …',
  cut: (most: number) => `Only the first ${formatCount(most)} letters of the file were taken.`,
  noText: 'There is no text in it. Is it a scan?',
  unreadable: 'This file cannot be read. Save it as PDF or text, and try again.',
  tooLarge: (mb: number) => `A file may have ${mb} MB at most.`,

  way: 'How',
  rules: 'By rules of language',
  rulesText: 'On this server: definitions, key terms, numbers and lists of an English text.',
  service: (model: string) => `By ${model}`,
  serviceText: 'The text is sent to the service that your admin has chosen. Any language.',
  noService:
    'No AI service is set up on this server, so questions are made by rules of language alone. They know English.',
  kinds: 'Kinds of questions',
  kindNames: kinds,
  most: 'How many',
  make: 'Make questions',
  making: 'Making questions …',
  price: (price: number) => `Costs ${credits(price)}.`,
  balance: (count: number) => `You have ${credits(count)}.`,
  monthly: (count: number) => `They fill up to ${formatCount(count)} every month.`,
  none: 'No credits are left. An admin can give you more.',
  loading: 'Looking for what you have …',

  found: (count: number) => `${questions(count)} to look through`,
  fewer: (asked: number) =>
    `You asked for ${formatCount(asked)}: the text holds no more that can be asked of these kinds.`,
  foundHint: 'Nothing is saved yet. Correct what is wrong, and choose what you want.',
  nothing:
    'No questions were found in it, and nothing was charged. Whole sentences that say what something is, or when and why it was, work best.',
  source: 'From the text: ',
  right: (words: readonly string[]) => `Right: ${words.join(' · ')}`,
  lacksRight: 'What is right is still to be said.',
  choose: (text: string) => `Take “${text}”`,
  all: 'All of them',
  edit: 'Edit',
  done: 'Done',
  editOf: (text: string) => `Edit “${text}”`,
  rightOf: 'What is right',
  refused: (count: number) => `${questions(count)} left out`,

  untitled: 'Questions from a text',

  chosen: (count: number) => `${questions(count)} chosen`,
  put: 'Put into …',
  putTitle: 'Where shall they go?',
  into: 'Into',
  target: (noun: string) => `A ${noun}`,
  which: 'Which one',
  fresh: (noun: string) => `A new ${noun}`,
  cameFrom: (noun: string) => `The ${noun} that you came from`,
  nameless: (noun: string) => `A ${noun} without a name`,
  open: 'Open in the editor',
  opening: 'Opening …',
  cancel: 'Cancel',
  putHint: 'The editor opens with them. Nobody sees any of it before you present it.',
} as const;
