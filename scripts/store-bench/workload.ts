/** What both sides are measured with. */
export const STORED_DOCUMENTS = 200_000;
export const BULK = 100;
export const QUESTIONS = 10_000;

/** Names of the figures, the same on both sides where both can be measured. */
export const FIGURES = {
  ping: 'ping',
  insertOne: 'insertOne, one after the other',
  insertOne16: 'insertOne, 16 at once',
  insertMany: `insertMany of ${BULK}, documents`,
  findById: `findOne by _id among ${STORED_DOCUMENTS.toLocaleString('en')}`,
  findByIndex: `findOne by an index among ${STORED_DOCUMENTS.toLocaleString('en')}`,
  increment: '$inc by _id, one after the other',
  increment64: '$inc by _id, 64 at once',
  ledger: (batch: number) => `ledger: bulk upserts of ${batch}, documents`,
  ledger4: (batch: number) => `ledger: bulk upserts of ${batch}, 4 at once, documents`,
  textRare: `best 20 by $text among ${QUESTIONS.toLocaleString('en')}, a rare word`,
  textEverywhere: `best 20 by $text among ${QUESTIONS.toLocaleString('en')}, a word of them all`,
  textInsert: `insertMany of ${BULK} with a text index of 40 words, documents`,
} as const;

export const LEDGER_BATCHES = [50, 500, 2000];

/** An answer as the ledger writes it: about 250 bytes. */
export function answer(id: string, turn: number) {
  return {
    _id: id,
    run: '5f1e3a9c7b2d',
    question: 'q1',
    round: 1,
    participant: id.slice(-12),
    turn,
    answer: { choices: ['b', 'd'] },
    at: new Date(1_700_000_000_000 + turn),
    note: 'n'.repeat(60),
  };
}

export function answerId(kind: string, n: number): string {
  return `5f1e3a9c7b2d:q1:${kind}:${String(n).padStart(12, '0')}`;
}

/** One of the stored documents, never the same one twice in a row, all over the place. */
export function some(i: number): number {
  return (i * 7919) % STORED_DOCUMENTS;
}

export function someId(i: number): string {
  return answerId('stored', some(i));
}

const VOCABULARY = 3000;

function wordAt(n: number): string {
  return `w${(n % VOCABULARY).toString(36)}ing`;
}

/** A word that some questions have. */
export function rareWord(i: number): string {
  return wordAt(some(i));
}

/** A question of about 40 words, some of them much more frequent than others. */
export function question(n: number) {
  const words = Array.from({ length: 36 }, (_, k) => wordAt(((n * 31 + k * 7919) % 55) ** 2 + k));
  return { title: `A question about ${wordAt(n)}`, text: words.join(' ') };
}
