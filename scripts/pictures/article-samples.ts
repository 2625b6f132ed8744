import type {
  Article,
  ArticleLine,
  ArticleVersions,
  EditedArticle,
} from '@sets/shared/article/article.contract.ts';
import type { Note, NoteAnchor } from '@sets/shared/note/note.contract.ts';

const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
export const idOf = (name: string): string => name.padEnd(22, '_');

const paragraph =
  'The Analytical Engine weaves algebraical patterns just as the loom weaves flowers and leaves. What it is to do is said by cards, one for each operation, and the mill takes the numbers from the store in the order in which they are named.';

const text = `An engine is a machine that does what is written down for it.[^1]

![What a class answered](/api/file/cover1)

## Mill and store

${paragraph} A number has fifty places, so that $a \\cdot b$ has a hundred:

$$B_n = -\\frac{1}{n+1} \\sum_{k=0}^{n-1} \\binom{n+1}{k} B_k$$

${paragraph}

## Cards

| Card | What it says | How many |
|---|---|---|
| Operation | to add, to take away, to multiply | 3 |
| Variable | where a number comes from | 12 |
| Number | what it is | 28 |

${paragraph}

### In the order of the loom

1. A card is read.
2. The mill does what it says.
3. The next one follows.

## A program

\`\`\`python
def bernoulli(n):
    return -sum(binomial(n + 1, k) * bernoulli(k) for k in range(n)) / (n + 1)
\`\`\`

> It has no pretensions to originate anything.

${paragraph}

## What came after

${Array.from({ length: 4 }, () => paragraph).join('\n\n')}

[^1]: So she says in her notes, of which there are seven, from A to G.
`;

export const anArticle: Article = {
  articleid: idOf('engines'),
  space: { moduleid: 'm1', title: 'History of computing', school: 'NA' },
  title: 'On engines that weave patterns',
  authors: ['Ada Lovelace', 'Charles Babbage'],
  source: 'https://engines.example/notes/on-the-analytical-engine',
  text,
  minutes: 6,
  publishedAt: ago(200),
  editedAt: ago(30),
  mayEdit: true,
};

const row = (cell: (at: number) => string): string =>
  `|${Array.from({ length: 14 }, (_none, at) => cell(at)).join('|')}|`;

/** What is wider than any page. */
export const wide: Article = {
  ...anArticle,
  text: `${paragraph}

$$(a+b)^{n} = ${Array.from({ length: 12 }, (_none, at) => `\\binom{n}{${at}} a^{n-${at}} b^{${at}}`).join(' + ')}$$

${paragraph}

${row((at) => `Measurement ${at}`)}
${row(() => '---')}
${row((at) => `${at},000,000 of them`)}
${row(() => 'as before')}

| Card | What it says |
|---|---|
| Operation | ${paragraph} |

${text}`,
};

const longTitle =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and what else one has to read before the first examination of $\\mathbb{R}^n$';

export const overfull: Article = {
  ...anArticle,
  title: longTitle,
  authors: Array.from({ length: 10 }, (_none, at) => `Professor Emerita Wilhelmina Nr. ${at + 1}`),
  source: `https://engines.example/${'a-very-long-part-of-an-address-'.repeat(9)}`,
  text: Array.from(
    { length: 24 },
    (_none, at) =>
      `## ${at % 3 === 0 ? longTitle.slice(0, 120) : `Section ${at + 1}`}\n\n${paragraph}\n\n${'Wort'.repeat(60)}`,
  ).join('\n\n'),
  minutes: 94,
};

const line = (name: string, change: Partial<ArticleLine> = {}): ArticleLine => ({
  articleid: idOf(name),
  title: 'On engines that weave patterns',
  authors: ['Ada Lovelace'],
  summary: paragraph,
  minutes: 6,
  publishedAt: ago(200),
  editedAt: null,
  removedUntil: null,
  ...change,
});

export const manyArticles: ArticleLine[] = [
  line('draft', { title: '', authors: [], summary: '', minutes: 1, publishedAt: null }),
  line('written', { title: 'Difference engines', publishedAt: null, minutes: 2 }),
  line('engines'),
  line('long', {
    title: longTitle,
    authors: overfull.authors,
    summary: 'Wort'.repeat(60),
    minutes: 94,
  }),
  line('arabic', { title: 'آلة تنسج الأنماط', authors: ['عمر الخيام'], summary: 'مقدمة قصيرة' }),
  line('gone', { title: 'What was taken out', removedUntil: ago(-100) }),
];

export const edited: EditedArticle = {
  articleid: anArticle.articleid,
  moduleid: 'm1',
  revision: 7,
  content: {
    title: anArticle.title,
    text,
    authors: anArticle.authors,
    source: anArticle.source,
  },
  savedAt: ago(1),
  savedBy: { userid: 'mira', username: 'Mira Ahmadi' },
  published: { at: ago(200), editedAt: null, differs: true },
  removedUntil: null,
};

export const blank: EditedArticle = {
  ...edited,
  content: { title: '', text: '', authors: [], source: '' },
  published: null,
};

export const versions: ArticleVersions = {
  versions: Array.from({ length: 9 }, (_none, at) => ({
    version: 9 - at,
    at: ago(at * 17 + 1),
    by: at === 4 ? null : { userid: 'mira', username: 'Mira Ahmadi' },
    title: at === 6 ? longTitle : anArticle.title,
    characters: 4_000 - at * 300,
    isPublished: at % 3 === 1,
  })),
};

const anchorOf = (quote: string, page: number | null = null): NoteAnchor => ({
  page,
  quote,
  before: '',
  after: '',
  start: 0,
});

export const noteOf = (name: string, quote: string, change: Partial<Note> = {}): Note => ({
  noteid: idOf(name),
  anchor: anchorOf(quote),
  colour: 'yellow',
  text: '',
  shared: false,
  isClosed: false,
  by: { userid: 'ada', username: 'Ada Lovelace' },
  isYours: true,
  at: ago(5),
  editedAt: null,
  revision: 1,
  ...change,
});

/** Notes about these words: marks alone, one's own, of others, long, taken back, and about words that are gone. */
export const notesAbout = (quotes: readonly string[], page: number | null = null): Note[] => {
  const [first = '', second = first, third = first] = quotes;
  const at = (quote: string) => ({ anchor: anchorOf(quote, page) });
  const others = { isYours: false, shared: true } as const;
  return [
    noteOf('mark', first, { ...at(first), colour: 'green' }),
    noteOf('own', second, {
      ...at(second),
      text: 'As in the *lecture*: $a + b$',
      shared: true,
      editedAt: ago(2),
    }),
    noteOf('theirs', third, {
      ...at(third),
      ...others,
      colour: 'pink',
      text: `Why is that so? ${'I have read it three times and still wonder. '.repeat(6)}`,
      by: { userid: 'jonas', username: 'Jonas Wilhelmina Donaudampfschifffahrtsgesellschaft' },
    }),
    noteOf('closed', third, { ...at(third), colour: 'blue', text: 'Not this.', isClosed: true }),
    noteOf('lost', 'words that are nowhere', {
      ...at('words that are nowhere in it any more'),
      text: 'What was it?',
    }),
  ];
};
