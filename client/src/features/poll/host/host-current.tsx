import type { PollHostView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { Eye, EyeOff } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { answerParts } from '../../question/answer-parts.ts';
import { pollHostMessages as words } from './poll-host.messages.ts';

const WhoSees = ({ shown }: { shown: boolean }) => (
  <p className="flex items-center gap-1.5 text-sm font-medium text-ink-soft">
    {shown ? <Eye size={16} aria-hidden="true" /> : <EyeOff size={16} aria-hidden="true" />}
    {shown ? words.everybody : words.onlyYou}
  </p>
);

/** Characters from which on a question is set smaller. */
const longText = 160;

interface HostCurrentProps {
  readonly view: PollHostView;
  readonly tally: PollTally | null;
}

/** The question that is on, with its counts, which the host always sees. */
export const HostCurrent = ({ view, tally }: HostCurrentProps) => {
  const question = view.all[view.question];
  if (question === undefined) return null;
  const { Results } = answerParts(question);
  const wasAsked = view.round > 0;
  return (
    <section className="grid grid-cols-1 gap-4">
      {/* Where the picture of the projector is large enough, the question is read there. */}
      <header className="grid grid-cols-1 gap-2 lg:sr-only">
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          <span>{words.position(view.question + 1, view.questions)}</span>
          {view.round > 1 && <span>{words.round(view.round)}</span>}
        </p>
        <h2
          dir="auto"
          className={classNames(
            'font-semibold [overflow-wrap:anywhere]',
            question.text.length > longText ? 'text-lg leading-snug' : 'text-2xl',
          )}
        >
          <MathText text={question.text} />
        </h2>
      </header>
      {wasAsked && <WhoSees shown={view.shown} />}
      <div className="text-lg lg:text-base">
        <Results
          caption={words.results(question.text)}
          question={question}
          counts={wasAsked ? (tally?.counts ?? {}) : null}
          answered={tally?.answered ?? 0}
        />
      </div>
    </section>
  );
};
