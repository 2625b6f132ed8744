import { classNames } from '../../../ui/class-names.ts';
import { spacedCode } from '../spaced-code.ts';

interface RoomCodeProps {
  readonly code: string;
  /** Its size: the box is in em. */
  readonly className?: string;
}

/** The code of a room, in a box as wide as the widest one: what lies around it does not hang on its letters. */
export const RoomCode = ({ code, className }: RoomCodeProps) => (
  <p className={classNames('w-[6.2em] max-w-full font-bold whitespace-nowrap', className)}>
    {spacedCode(code)}
  </p>
);
