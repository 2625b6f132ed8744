import type { AloneStanding } from '@sets/shared/quiz/alone/alone.standing.ts';
import { aloneHostMessages as words } from './alone.messages.ts';

/** How people go through it, as its host has chosen. */
export const AloneTerms = ({ alone: { attempts, counts, feedback } }: { alone: AloneStanding }) => {
  const terms: [string, string][] = [
    [words.attempts, words.attemptsChoice(attempts)],
    ...(attempts === 1
      ? []
      : ([[words.counts, words.countsChoices[counts]]] as [string, string][])),
    [words.feedback, words.feedbackChoices[feedback]],
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 px-3 text-sm">
      {terms.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
