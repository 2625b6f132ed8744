import type { PollCommand, PollHostView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { Eye, EyeOff, MessagesSquare } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { onSingleClick } from '../../../ui/single-click.ts';
import { isSlide, isHolder, kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import { HostRight } from '../../question/host-right.tsx';
import { resultParts } from '../../question/result-parts.ts';
import { KeyHint } from '../../stage/host/key-hint.tsx';
import { QuestionHead } from '../../stage/host/question-head.tsx';
import { HostConfidence } from './host-confidence.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';
import { type SeenBy, seenByOf } from './seen-by.ts';
import { HolderOpeningContext } from './holder-opening.ts';

const WhoSees = ({ seenBy }: { readonly seenBy: SeenBy }) => {
  const Mark = seenBy === 'everybody' ? Eye : EyeOff;
  return (
    <p className="flex items-center gap-1.5 text-sm font-medium text-ink-soft">
      <Mark size={16} aria-hidden="true" />
      {words.seenBy[seenBy]}
    </p>
  );
};

interface BesideProps {
  readonly view: PollHostView;
  readonly onToggle: () => void;
}

/** Whether the projector shows the round before as well: above the counts, so that it is seen without scrolling. */
const BesideButton = ({ view, onToggle }: BesideProps) => (
  <Button size="small" onClick={onToggle}>
    {view.beside ? words.besideOff(view.round - 1) : words.besideOn(view.round - 1)}
    <KeyHint>{words.keyNames.beside}</KeyHint>
  </Button>
);

interface HostCurrentProps {
  readonly view: PollHostView;
  readonly tally: PollTally | null;
  readonly send: (command: PollCommand) => void;
  /** Shows the round before on the projector, or hides it there. */
  readonly onBeside?: () => void;
  /** The question is read here, for there is no picture of the projector. */
  readonly isRead?: boolean;
}

interface RoundsProps extends HostCurrentProps {
  readonly question: Question;
}

/** The counts of the round that is on, and of the one before it. */
const Rounds = ({ view, tally, question }: RoundsProps) => {
  const { Results } = resultParts(question);
  const nothing = kindOf(question).counts(question, {}, { audience: 'host' });
  const counts = tally === null ? nothing : tally.counts;
  const before = tally?.before;
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-6 text-lg lg:text-base',
        before !== undefined && 'xl:grid-cols-2',
      )}
    >
      {before !== undefined && (
        <section className="grid grid-cols-1 content-start gap-2">
          <h3 className="text-sm font-medium text-ink-soft">
            {words.before(before.round)}
            {!view.beside && ` · ${words.seenBy.host}`}
          </h3>
          <Results
            caption={`${words.before(before.round)}: ${words.results(question.text)}`}
            question={question}
            counts={before.counts}
            answered={before.answered}
          />
        </section>
      )}
      <section className="grid grid-cols-1 content-start gap-2">
        {before !== undefined && (
          <h3 className="text-sm font-medium text-ink-soft">{words.before(view.round)}</h3>
        )}
        <Results
          caption={words.results(question.text)}
          question={question}
          counts={view.round > 0 ? counts : null}
          answered={tally?.answered ?? 0}
          right={view.right?.what ?? null}
        />
      </section>
    </div>
  );
};

/** What stands below the counts: what may be changed about them, the round before, and how sure people are where it stands nowhere else. */
const Below = ({ view, tally, send, question, isRead }: RoundsProps) => {
  const { Desk } = resultParts(question);
  const slot = slotOf(view);
  return (
    <>
      {tally?.floor !== undefined && <p>{words.withheld(tally.floor)}</p>}
      {view.right !== undefined && (
        <HostRight
          question={question}
          right={view.right.what}
          hits={tally?.hits}
          answered={tally?.answered ?? 0}
        />
      )}
      {tally !== null && tally.counts !== null && Desk !== undefined && (
        <Desk
          question={question}
          counts={tally.counts}
          edits={view.edits}
          onEdit={(edit) => send({ type: 'edit', slot, edit })}
        />
      )}
      {isRead === true && tally?.sure !== undefined && (
        <HostConfidence sure={tally.sure} answered={tally.answered} />
      )}
    </>
  );
};

/** The place of something else: the next step opens it, and another time this does. */
const Holder = ({ question }: { readonly question: Question }) => {
  const holders = useContext(HolderOpeningContext);
  if (holders === null) return null;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 rounded-lg bg-people-tint p-5 text-people-ink">
      {holders.wasOpened(question.id) && (
        <Button onClick={onSingleClick(() => holders.open(question.id))}>
          <MessagesSquare size={20} aria-hidden="true" />
          {words.openHeldAgain}
        </Button>
      )}
      <p className="text-sm">{words.openHeldHint}</p>
    </div>
  );
};

/** The question that is on, with its counts, which the host always sees. */
export const HostCurrent = (props: HostCurrentProps) => {
  const { view } = props;
  const question = view.all[view.question];
  if (question === undefined) return null;
  const wasAsked = view.round > 0;
  return (
    <section className="grid grid-cols-1 gap-4">
      <QuestionHead
        view={view}
        question={question}
        beside={view.round > 1 ? words.round(view.round) : null}
        isRead={props.isRead}
      />
      {wasAsked && (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <WhoSees seenBy={seenByOf(view, props.tally)} />
          {view.round > 1 && props.onBeside && (
            <BesideButton view={view} onToggle={props.onBeside} />
          )}
        </div>
      )}
      {isHolder(question) && <Holder question={question} />}
      {!isSlide(question) && <Rounds {...props} question={question} />}
      {wasAsked && <Below {...props} question={question} />}
    </section>
  );
};
