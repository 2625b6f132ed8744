import { classNames } from '../../../ui/class-names.ts';
import { orderMessages as words } from './order.messages.ts';

interface LineWishesProps {
  readonly line: {
    readonly choices: readonly { readonly name: string }[];
    readonly note: string;
  };
  /** How the note looks, where it is not as quiet as the choices. */
  readonly noteLook?: string;
}

const quiet = 'text-sm text-ink-soft';

/** How somebody wants an item: what they chose of its options, and their note. */
export const LineWishes = ({ line: { choices, note }, noteLook = quiet }: LineWishesProps) => (
  <>
    {choices.length > 0 && (
      <span dir="auto" className={classNames('block [overflow-wrap:anywhere]', quiet)}>
        {choices.map(({ name }) => name).join(', ')}
      </span>
    )}
    {note !== '' && (
      <span className={classNames('block [overflow-wrap:anywhere]', noteLook)}>
        {words.note(note)}
      </span>
    )}
  </>
);
