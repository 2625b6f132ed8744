import winkNLP from 'wink-nlp';
import model from 'wink-eng-lite-web-model';
import { type Block, blocksOf } from './blocks.ts';

export interface Word {
  readonly text: string;
  /** What it is, as the Universal Dependencies have it: NOUN, VERB. */
  readonly pos: string;
  readonly lemma: string;
  /** Where it begins in its sentence. */
  readonly at: number;
}

/** A sentence with what is known of its words. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly Word[];
  /** Its place in the text, and of its block. */
  readonly at: number;
  readonly block: number;
  readonly heading: string;
}

export interface ReadText {
  readonly sentences: readonly Sentence[];
  readonly blocks: readonly Block[];
  /** What its author set in bold, in small letters. */
  readonly bold: ReadonlySet<string>;
}

const nlp = winkNLP(model, ['sbd', 'pos']);
const { its } = nlp;

/** As far as its types are not told. */
interface ReadSentence {
  out(): string;
  tokens(): { out(what?: unknown): string[] };
}

/** Each word where it stands in the sentence. */
const placed = (text: string, words: readonly Omit<Word, 'at'>[]): Word[] => {
  let from = 0;
  return words.map((word) => {
    const at = Math.max(from, text.indexOf(word.text, from));
    from = at + word.text.length;
    return Object.assign(word, { at });
  });
};

const sentencesOf = (text: string): Pick<Sentence, 'text' | 'words'>[] => {
  const found: Pick<Sentence, 'text' | 'words'>[] = [];
  nlp
    .readDoc(text)
    .sentences()
    .each((each: ReadSentence) => {
      const tokens = each.tokens();
      const said = each.out();
      // oxlint-disable-next-line typescript/unbound-method -- what is asked for is named by the library's own functions, which know no this
      const [pos, lemmas] = [tokens.out(its.pos), tokens.out(its.lemma)];
      const words = tokens.out().map((word, at) => ({
        text: word,
        pos: pos[at] ?? 'X',
        lemma: lemmas[at] ?? word,
      }));
      found.push({ text: said, words: placed(said, words) });
    });
  return found;
};

/** Reads a text: its blocks, its sentences, and what each word is. */
export const readText = (text: string): ReadText => {
  const blocks = blocksOf(text);
  const sentences: Sentence[] = [];
  for (const [block, { type, text: own, heading }] of blocks.entries()) {
    if (type !== 'prose') continue;
    for (const each of sentencesOf(own)) {
      sentences.push({ ...each, at: sentences.length, block, heading });
    }
  }
  return {
    sentences,
    blocks,
    bold: new Set(blocks.flatMap(({ bold }) => bold.map((each) => each.toLowerCase()))),
  };
};
