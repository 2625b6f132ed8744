import './own-verdict.css';
import { rightMessages as say } from './right.messages.ts';

const marks = { true: 'M7 19l8 8L29 10', false: 'M10 10l16 16M26 10L10 26' } as const;

/** Whether one's own answer is right, as on the wall by a shape and in words. */
export const OwnVerdict = ({ isRight }: { readonly isRight: boolean }) => (
  <span className="own-verdict">
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path d={marks[`${isRight}`]} />
    </svg>
    {isRight ? say.isRight : say.isWrong}
  </span>
);
