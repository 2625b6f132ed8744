import { appMessages as words } from './app.messages.ts';

/** In place of quizzes where there are none: what they are. The way to the first is beside the heading. */
export const NoQuizzes = () => (
  <p className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6 text-balance text-ink-soft">
    {words.noQuizzes}
  </p>
);
