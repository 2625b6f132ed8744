import './quiz-names.css';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

type Lobby = NonNullable<QuizTally['lobby']>;

/** How many of these stand in the whole lines that there is room for. */
const useFitting = (names: readonly string[]) => {
  const list = useRef<HTMLUListElement>(null);
  const [fits, setFits] = useState(names.length);
  useLayoutEffect(() => {
    const drawn = list.current;
    if (drawn === null) return undefined;
    const measure = (): void => {
      const bottom = drawn.clientHeight + 1;
      const inside = [...drawn.children]
        .slice(0, names.length)
        .filter(
          (each) => each instanceof HTMLElement && each.offsetTop + each.offsetHeight <= bottom,
        );
      // Where nothing is drawn there is nothing to measure.
      setFits(drawn.clientHeight === 0 ? drawn.children.length : inside.length);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(drawn);
    return () => watcher.disconnect();
  }, [names]);
  return { list, fits };
};

/** Who has come, the newest first; those for whom there is no room are a number. */
export const QuizNames = ({ lobby }: { readonly lobby: Lobby }) => {
  const { names, more } = lobby;
  const { list, fits } = useFitting(names);
  const rest = more + Math.max(0, names.length - fits);
  if (names.length === 0) return null;
  return (
    <section className="quiz-names" aria-label={words.names}>
      <ul ref={list}>
        {names.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- counted from the end each keeps its own
          <li key={names.length + more - at} dir="auto" data-out={at >= fits}>
            {name}
          </li>
        ))}
      </ul>
      <p>{rest > 0 && words.moreNames(rest)}</p>
    </section>
  );
};
