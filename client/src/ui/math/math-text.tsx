import { useEffect, useMemo, useRef } from 'react';
import { type FormulaPart, splitMath } from '@sets/shared/core/math/split-math.ts';

/** Bubbles from a formula once it is drawn: it may take more room than its source did. */
export const typesetEvent = 'sets:typeset';

/** The source until the typesetter has arrived; it is fetched only where there is a formula. */
const Formula = ({ tex, source, display, isLarge }: FormulaPart & { isLarge: boolean }) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isGone = false;
    void import('./typeset.ts').then(
      ({ typeset }) => {
        if (isGone || place.current === null) return;
        typeset(place.current, { tex, source, display, isLarge });
        place.current.dispatchEvent(new CustomEvent(typesetEvent, { bubbles: true }));
      },
      // Without a network the source stays, which can be read too.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [tex, source, display, isLarge]);
  return (
    <span ref={place} className="formula" data-display={display}>
      {source}
    </span>
  );
};

interface MathTextProps {
  readonly text: string;
  /** Formulas within a line stand as large as those on a line of their own. */
  readonly isLarge?: boolean;
  /** A few lines of a list: none stands on a line of its own. */
  readonly isInLine?: boolean;
}

/** What a person typed, with its formulas and its code set as such. */
export const MathText = ({ text, isLarge = false, isInLine = false }: MathTextProps) => {
  const parts = useMemo(() => splitMath(text), [text]);
  return parts.map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'formula') {
      const display = part.display && !isInLine;
      return <Formula key={part.at} {...part} display={display} isLarge={isLarge} />;
    }
    return (
      <code key={part.at} dir="ltr" data-display={part.display}>
        {part.text}
      </code>
    );
  });
};
