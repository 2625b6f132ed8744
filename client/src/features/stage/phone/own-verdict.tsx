import { OutcomeMark } from './outcome-mark.tsx';
import { rightMessages as say } from './right.messages.ts';

/** Whether one's own answer is right, as on the wall by a shape and in words. */
export const OwnVerdict = ({ isRight }: { readonly isRight: boolean }) => (
  <OutcomeMark outcome={isRight ? 'right' : 'wrong'}>
    {isRight ? say.isRight : say.isWrong}
  </OutcomeMark>
);
