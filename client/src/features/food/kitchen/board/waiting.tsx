import { cardMessages as words } from './card.messages.ts';

/** In place of what can be tapped: what was tapped is on its way. */
export const Waiting = ({ isHeld }: { isHeld: boolean }) => (
  <output className="flex min-h-12 items-center font-medium text-ink-soft">
    {isHeld ? words.held : words.sending}
  </output>
);
