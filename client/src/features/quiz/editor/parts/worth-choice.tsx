import type { QuizItem } from '@sets/shared/quiz/quiz.contract.ts';
import { useId } from 'react';
import { quizEditorMessages as words } from '../quiz-editor.messages.ts';

type Points = QuizItem['points'];
const all = [0, 1, 2] as const satisfies readonly Points[];

interface WorthChoiceProps {
  readonly points: Points;
  readonly onChange: (points: Points) => void;
}

/** What a right answer is worth. */
export const WorthChoice = ({ points, onChange }: WorthChoiceProps) => {
  const name = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 font-medium">{words.points}</legend>
      <div className="grid grid-cols-3 gap-2">
        {all.map((each) => (
          <label
            key={each}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-md border border-line-strong px-2 has-checked:border-people-ink has-checked:bg-people-tint has-checked:font-semibold has-checked:text-people-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={each === points}
              onChange={() => onChange(each)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {words.pointsChoices[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
