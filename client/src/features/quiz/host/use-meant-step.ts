import { useEffect, useRef } from 'react';

/** ms in which a press is still meant for what was on before. */
const reaction = 600;

interface MeantStep {
  /** Wraps what gives a command: what moves because of it has not moved by itself. */
  readonly given: <Args extends unknown[]>(
    give: (...args: Args) => void,
  ) => (...args: Args) => void;
  /** Wraps the next step: it is not taken by a press that came too late for the one before. */
  readonly meant: (take: () => void) => () => void;
}

/**
 * A question closes by its time, or when everybody has answered, often in the moment in which its host closes
 * it. That press must not tell what is right, which nobody can take back.
 *
 * @param standing where it stands, as a word that is another one once it has moved
 */
export const useMeantStep = (standing: string): MeantStep => {
  const last = useRef({ standing, isOwn: false, movedAt: -Infinity });
  useEffect(() => {
    const { current } = last;
    if (current.standing === standing) return;
    const movedAt = current.isOwn ? -Infinity : performance.now();
    last.current = { standing, isOwn: false, movedAt };
  }, [standing]);
  return {
    given:
      (give) =>
      (...args) => {
        last.current.isOwn = true;
        give(...args);
      },
    meant: (take) => () => {
      if (performance.now() - last.current.movedAt >= reaction) take();
    },
  };
};
