/** How many words each phone gives, one after the other. */
export const entriesEach = 3;
/** Different ones, over all phones. */
export const distinctWords = 3_000;

/** Whether a kind is the word cloud, of which more is measured. */
export const isCloud = (kind: string): boolean => kind === 'word-cloud';

const stems = [
  'energy',
  'photosynthesis',
  'chlorophyll',
  'light',
  'electron transport',
  'carbon dioxide',
  'leaf',
  'water',
  'membrane',
  'glucose',
];

/** No two of them are variants of one word. */
const wordAt = (place: number): string =>
  `${stems[place % stems.length]} ${1 + Math.floor(place / stems.length)}`;

/** The words of one phone: those of 1,000 phones are all there are, then they come again. */
export const wordsOf = (phone: number): string[] =>
  Array.from({ length: entriesEach }, (_, entry) =>
    wordAt((phone * entriesEach + entry) % distinctWords),
  );
