import { useEffect, useState } from 'react';
import { ScreenQuestion } from '../features/question/choosing/screen/screen-question.tsx';
import { ScreenSheet } from '../features/stage/screen/screen-sheet.tsx';
import { appMessages as words } from './app.messages.ts';

const options = words.sample.options.map((text, index) => ({ id: `sample-${index}`, text }));
const shares = [71, 112, 18, 9];
const answered = shares.reduce((sum, share) => sum + share, 0);
const none = Object.fromEntries(options.map(({ id }) => [id, 0]));
const counts = Object.fromEntries(options.map(({ id }, index) => [id, shares[index] ?? 0]));

/** A screen as a picture: its bars grow once. */
export const SampleScreen = () => {
  const [isGrown, setGrown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGrown(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <figure
      aria-label={words.sampleTitle}
      className="aspect-video overflow-hidden rounded-lg border border-line shadow-raised"
    >
      <ScreenSheet>
        <ScreenQuestion
          text={words.sample.question}
          options={options}
          counts={isGrown ? counts : none}
          answered={answered}
        />
      </ScreenSheet>
    </figure>
  );
};
