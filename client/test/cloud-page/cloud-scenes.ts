import type { HostWord } from '../../src/ui/word-cloud/host-word.ts';

const of = (counts: Readonly<Record<string, number>>): HostWord[] =>
  Object.entries(counts).map(([text, count]) => ({ key: text.toLowerCase(), text, count }));

const usual = of({
  nested: 38,
  composition: 31,
  product: 24,
  inside: 19,
  derivative: 17,
  confusing: 14,
  onion: 12,
  links: 11,
  'outer times inner': 9,
  Leibniz: 8,
  layers: 7,
  gears: 6,
  scary: 5,
  again: 4,
  useful: 4,
  domino: 3,
  speed: 2,
});

const scripts = of({
  الاشتقاق: 21,
  'قاعدة السلسلة': 14,
  学习: 19,
  微積分の基本: 8,
  미분: 11,
  שרשרת: 7,
  производная: 12,
  '🎉': 9,
  '👩🏽‍🔬 science': 6,
  παράγωγος: 5,
  อนุพันธ์: 4,
  '💙': 3,
  '∂f/∂x': 3,
});

const syllables = ['ka', 'lo', 'mi', 'ter', 'sun', 've', 'dra', 'po', 'lin', 'ga', 'ro', 'the'];

/** A word for each number, another one for each. */
const inventedWord = (at: number): string => {
  let word = '';
  for (let rest = at + 13; rest > 0; rest = Math.floor(rest / 12)) word += syllables[rest % 12];
  return at % 17 === 0 ? `${word} of ${syllables[at % 12]}` : word;
};

/** So many words, few of them frequent, as people answer. */
export const manyWords = (count: number): HostWord[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `word-${at}`,
    text: inventedWord(at),
    count: Math.max(1, Math.round(60 / (at + 1) ** 0.7)),
  }));

const host: HostWord[] = [
  {
    key: 'nested',
    joined: ['layered'],
    text: 'Nested',
    count: 38,
    variants: [
      { text: 'Nested', count: 30 },
      { text: 'nested', count: 6 },
      { text: 'NESTED!', count: 2 },
    ],
  },
  { key: 'onion', text: 'onion', count: 12, pinned: true },
  { key: 'boring', text: 'boring', count: 9, hidden: true },
  { key: 'damn', text: 'damn hard', count: 5, allowed: true },
  { key: 'shit', text: 'shit', count: 4, held: 'profane' },
  { key: 'the', text: 'the', count: 3, held: 'stop' },
  ...usual.slice(3).filter(({ key }) => key !== 'onion'),
];

/** What the page shows, by its address. */
export const cloudScenes: Readonly<Record<string, { words: HostWord[]; more?: number }>> = {
  usual: { words: usual },
  empty: { words: [] },
  one: { words: of({ curiosity: 1 }) },
  three: { words: of({ trust: 1, coffee: 1, 'more time': 2 }) },
  six: { words: of({ trust: 4, coffee: 3, 'more time': 3, gym: 1, sleep: 2, joy: 1 }) },
  thirty: { words: manyWords(30) },
  full: { words: manyWords(300) },
  scripts: { words: scripts },
  long: {
    words: of({
      Donaudampfschifffahrtselektrizitätenhaupt: 3,
      'a phrase of forty letters, kept as a whole': 5,
      yes: 12,
      no: 11,
    }),
  },
  overfull: { words: manyWords(500), more: 123 },
  host: { words: host, more: 7 },
};
