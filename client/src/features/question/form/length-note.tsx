import { clean } from '@sets/shared/core/text.ts';
import { questionFormMessages as words } from './question-form.messages.ts';

/** From this part of the limit on it is told how much is left. */
const near = 0.8;

/** How much longer a text may be than it is, as it is counted; below zero where it is too long. */
export const roomLeft = (text: string, max: number): number => max - clean(text).length;

interface LengthNoteProps {
  readonly text: string;
  readonly max: number;
  /** So that the field can name it as what describes it. */
  readonly id?: string;
}

/** How much more may be written, once that matters. Nothing is ever cut off. */
export const LengthNote = ({ text, max, id }: LengthNoteProps) => {
  const left = roomLeft(text, max);
  if (left > max * (1 - near)) return null;
  return (
    <p id={id} className={left < 0 ? 'text-sm font-medium text-bad' : 'text-sm text-ink-soft'}>
      {left < 0 ? words.tooLong(-left, max) : words.left(left)}
    </p>
  );
};
