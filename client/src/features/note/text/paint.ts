import { type NoteColour, noteColours } from '@sets/shared/note/note.contract.ts';

/** Words that are marked, and how; `chosen`: what one is about to mark. */
export interface Mark {
  readonly range: Range;
  readonly look: NoteColour | 'chosen';
  /** Its note is the one that is looked at. */
  readonly isActive: boolean;
}

const looks = [...noteColours, 'chosen', 'active'] as const;
const nameOf = (look: (typeof looks)[number]): string => `note-${look}`;

/** Older browsers cannot: there, boxes are laid over the words. */
export const canHighlight = (): boolean =>
  'CSS' in globalThis && 'highlights' in CSS && 'Highlight' in globalThis;

/** Has the browser show words as marked, in place of those before. Nothing of the page is changed by it. */
export const paint = (marks: readonly Mark[]): void => {
  if (!canHighlight()) return;
  for (const look of looks) {
    const ranges = marks
      .filter((mark) => (look === 'active' ? mark.isActive : mark.look === look))
      .map(({ range }) => range);
    if (ranges.length === 0) CSS.highlights.delete(nameOf(look));
    else {
      const highlight = new Highlight(...ranges);
      // The line under what is looked at is seen whatever its colour is.
      highlight.priority = look === 'active' ? 1 : 0;
      CSS.highlights.set(nameOf(look), highlight);
    }
  }
};

/** The boxes of words, in the window; none where the browser does not say. */
export const boxesOf = (range: Range): readonly DOMRect[] =>
  'getClientRects' in range ? [...range.getClientRects()].filter(({ width }) => width > 0) : [];

export const isIn = (range: Range, x: number, y: number): boolean =>
  boxesOf(range).some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
