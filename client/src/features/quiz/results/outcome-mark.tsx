import { scoresMessages as words } from './scores.messages.ts';

type Letter = keyof typeof words.outcomes;

const isLetter = (letter: string): letter is Letter => letter in words.outcomes;

/** What somebody made of a question, as a mark that is read as its word. */
export const OutcomeMark = ({ letter }: { readonly letter: string }) => {
  if (!isLetter(letter)) return null;
  return (
    <span className="outcome-mark" data-outcome={letter}>
      <span aria-hidden="true">{words.marks[letter]}</span>
      <span className="only-spoken">{words.outcomes[letter]}</span>
    </span>
  );
};
