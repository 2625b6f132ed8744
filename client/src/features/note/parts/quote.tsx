import type { NoteColour } from '@sets/shared/note/note.contract.ts';
import { noteMessages as words } from '../note.messages.ts';

interface QuoteProps {
  readonly text: string;
  readonly colour: NoteColour;
}

/** The words that a note is about, shortened where there are many. */
export const Quote = ({ text, colour }: QuoteProps) => (
  <blockquote
    dir="auto"
    aria-label={words.quote}
    className="line-clamp-3 border-s-4 ps-3 text-sm text-ink-soft [overflow-wrap:anywhere]"
    style={{ borderColor: `var(--note-${colour}-edge)` }}
  >
    {text}
  </blockquote>
);
