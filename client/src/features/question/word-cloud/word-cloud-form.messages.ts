import type { WordLanguage } from '@sets/shared/question/words/language.ts';

const languages: Readonly<Record<WordLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  tr: 'Turkish',
  neutral: 'Another language, or several',
};

export const wordCloudFormMessages = {
  name: 'Word cloud',
  entries: 'Words of each person',
  entry: (entries: number) =>
    entries === 1 ? '1 word or phrase' : `Up to ${entries} words or phrases`,
  language: 'Language of the words',
  languages,
  filter: 'Hold back rude words',
  filterHint: 'They, and words like “the”, wait for you. Only you see them.',
  likes: 'Words of others can be liked',
  likesHint:
    'While voting is open and the projector shows them, unless phones never show results. A like counts like the word.',
} as const;
