import { useEffect } from 'react';
import { forgetSaid, useSaid } from '../use-standing.ts';

/** Reads out politely what was done last; what is seen says it by itself. In an open dialog, too: the page behind it is silent. */
export const Said = () => {
  const said = useSaid();
  useEffect(() => forgetSaid, []);
  return (
    <p aria-live="polite" className="only-spoken">
      {said}
    </p>
  );
};
