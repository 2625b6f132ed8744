import './quiz-names.css';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

type Lobby = NonNullable<QuizTally['lobby']>;

/** How many of a list stand in the whole lines that there is room for. */
const fittingIn = (drawn: HTMLElement): number => {
  const { clientHeight: room, children } = drawn;
  // Where nothing is drawn there is nothing to measure.
  if (room === 0) return children.length;
  return [...children].filter(
    (each) => each instanceof HTMLElement && each.offsetTop + each.offsetHeight <= room + 1,
  ).length;
};

const useFitting = () => {
  const list = useRef<HTMLUListElement>(null);
  const [fits, setFits] = useState(Infinity);
  const measure = (): void => {
    if (list.current !== null) setFits(fittingIn(list.current));
  };
  // Names are as long as they are: whoever comes may move all others.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const drawn = list.current;
    if (drawn === null) return undefined;
    const watcher = new ResizeObserver(() => setFits(fittingIn(drawn)));
    watcher.observe(drawn);
    return () => watcher.disconnect();
  }, []);
  return { list, fits };
};

/** Who has come, the newest first; those for whom there is no room are a number. */
export const QuizNames = ({ lobby }: { readonly lobby: Lobby }) => {
  const { names, more } = lobby;
  const { list, fits } = useFitting();
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
