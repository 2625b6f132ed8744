import { useMemo, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import type { TextRange } from '../anchor/plain-text.ts';
import { noteMessages as words } from '../note.messages.ts';
import { bringRange } from '../text/bring-range.ts';
import type { Surface } from '../text/read-text.ts';
import { sentencesOf } from './sentences.ts';

interface Choice {
  readonly surface: Surface;
  readonly sentences: readonly TextRange[];
  /** The first and the last sentence that are chosen. */
  readonly first: number;
  readonly last: number;
}

/** What is chosen now; null where it is not drawn. */
export interface ChosenWords {
  readonly range: Range | null;
  readonly text: string;
}

const rangeIn = ({ sentences, first, last }: Choice): TextRange => ({
  from: sentences[first]?.from ?? 0,
  to: sentences[last]?.to ?? 0,
});

/** The first sentence that is in the window. */
const firstSeen = (surface: Surface, sentences: readonly TextRange[]): number => {
  const at = sentences.findIndex((sentence) => {
    const range = surface.read.rangeOf(sentence);
    if (range === null || !('getBoundingClientRect' in range)) return false;
    const { top, bottom } = range.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight && bottom > top;
  });
  return Math.max(0, at);
};

const bring = ({ surface, sentences, last }: Choice): void => {
  const sentence = sentences[last];
  const range = sentence === undefined ? null : surface.read.rangeOf(sentence);
  if (range !== null && range !== undefined) bringRange(range, window.innerHeight / 3);
};

/** Chooses words of a text sentence by sentence, by keys. */
export const useChoosing = (
  surfaces: readonly Surface[],
  onWrite: (surface: Surface, range: TextRange) => void,
) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  // A page that is drawn anew holds the same sentences.
  const surface = surfaces.find(({ page }) => page === choice?.surface.page);
  const now = useMemo(
    () => (choice === null || surface === undefined ? null : { ...choice, surface }),
    [choice, surface],
  );
  const put = (next: Choice): void => {
    setChoice(next);
    bring(next);
  };
  const begin = (): void => {
    const told = surfaces.map((each) => ({
      surface: each,
      sentences: sentencesOf(each.read.paragraphs),
    }));
    const found = told.find(({ sentences }) => sentences.length > 0);
    if (found === undefined) {
      toast.blank(words.nothing);
      return;
    }
    const first = firstSeen(found.surface, found.sentences);
    put({ ...found, first, last: first });
  };
  const end = (): void => setChoice(null);
  const within = (at: number): number =>
    Math.max(0, Math.min((now?.sentences.length ?? 1) - 1, at));
  const chosen = useMemo((): ChosenWords | null => {
    if (now === null) return null;
    const { read } = now.surface;
    const { from, to } = rangeIn(now);
    return { range: read.rangeOf({ from, to }), text: read.plain.text.slice(from, to) };
  }, [now]);
  return {
    begin,
    chosen,
    acts: {
      onStep: (by: 1 | -1): void => {
        if (now === null) return;
        const at = within((by === 1 ? now.last : now.first) + by);
        put({ ...now, first: at, last: at });
      },
      onGrow: (by: 1 | -1): void => {
        if (now !== null) put({ ...now, last: Math.max(now.first, within(now.last + by)) });
      },
      onWrite: (): void => {
        if (now !== null) onWrite(now.surface, rangeIn(now));
        end();
      },
      onCancel: end,
    },
  };
};
