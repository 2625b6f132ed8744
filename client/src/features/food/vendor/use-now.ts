import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Now<Data> {
  /** As it is known now. */
  readonly now: Data;
  /** The same, for what is not drawn. */
  readonly latest: RefObject<Data>;
  readonly put: (next: Data) => void;
}

/**
 * What a call told, with what came of changes at once: what is told to all pages comes to them a moment later, and
 * until then this page would draw what was before.
 */
export const useNow = <Data>(told: Data): Now<Data> => {
  const [own, setOwn] = useState<{ readonly of: Data; readonly now: Data } | null>(null);
  const now = own !== null && own.of === told ? own.now : told;
  const latest = useRef(now);
  const of = useRef(told);
  useLayoutEffect(() => {
    latest.current = now;
    of.current = told;
  });
  const put = (next: Data): void => {
    latest.current = next;
    setOwn({ of: of.current, now: next });
  };
  return { now, latest, put };
};
