import './live-qna-screen.css';
import type { LiveQnaTally, LiveQnaView } from '@sets/shared/live-qna/live-qna.live.ts';
import { inOrder } from '@sets/shared/live-qna/live-qna.order.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { ScreenEnded } from '../../stage/screen/screen-ended.tsx';
import { ScreenCorner } from '../../stage/screen/screen-join.tsx';
import { ScreenLine } from '../../stage/screen/screen-line.tsx';
import { ScreenUnreadable } from '../../stage/screen/screen-notes.tsx';
import { spacedCode } from '../../stage/spaced-code.ts';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { questionsOnShow, readTally, readView, type ShownQuestion } from '../questions-on-show.ts';
import { useAllQuestions } from '../use-all-questions.ts';
import { LargeQuestion } from './large-question.tsx';
import { liveQnaScreenMessages as words } from './live-qna-screen.messages.ts';
import { mostRows, TopQuestions } from './top-questions.tsx';
import { useCalm } from './use-calm.ts';

/** Milliseconds: as long as people need to find where a question has gone. */
const orderRests = 2_000;

interface SheetProps extends ScreenPartProps {
  readonly seen: LiveQnaView;
  readonly questions: readonly ShownQuestion[];
  readonly votes: LiveQnaTally;
}

/** Nobody has asked: the way in is as large as the invitation. */
const Empty = ({ way, room, run, seen }: SheetProps) => {
  const isOpen = seen.asking && !room.locked && way.link !== '';
  return (
    <section className="qna-wall-empty">
      <div>
        <p className="qna-wall-about" dir="auto">
          <MathText text={run.title} />
        </p>
        <h1>{words.emptyTitle}</h1>
        <p>{seen.asking ? words.empty : words.emptyClosed}</p>
        {isOpen && (
          <p className="qna-wall-way">
            {way.address} <b className="screen-code">{spacedCode(way.code)}</b>
          </p>
        )}
      </div>
      {isOpen && (
        <div className="qna-wall-qr">
          <QrCode text={way.link} label={way.link} />
        </div>
      )}
    </section>
  );
};

/** What is answered makes room for what is not. */
const unanswered = (questions: readonly ShownQuestion[]): readonly ShownQuestion[] =>
  questions.filter(({ answered }) => !answered);

const List = ({ run, seen, questions: all, votes }: SheetProps) => {
  const questions = unanswered(all);
  const wanted = inOrder(questions, seen.order).map(({ id }) => id);
  const order = useCalm(wanted, wanted.slice(0, mostRows).join(), orderRests);
  const rest = Math.max(0, questions.length - mostRows);
  return (
    <>
      <h1 className="qna-wall-title" dir="auto">
        <MathText text={run.title} />
      </h1>
      {questions.length === 0 && <p className="qna-wall-done">{words.allAnswered}</p>}
      <TopQuestions order={order} questions={questions} voting={seen.voting} />
      <p className="qna-wall-count">
        {rest > 0 && <span>{words.more(rest)}</span>}
        {seen.voting !== 'off' && <b>{words.voters(votes.voters)}</b>}
      </p>
    </>
  );
};

const stateOf = ({ asking, voting }: LiveQnaView, isLarge: boolean): string => {
  if (isLarge) return words.onWall;
  if (!asking) return words.closed;
  return voting === 'off' ? words.askOnly : words.open;
};

/** A live Q&A on the projector: one question large, or those with most votes. */
export const LiveQnaScreen = (props: ScreenPartProps) => {
  const { feeds, room, way } = props;
  const seen = readView(props.view);
  const feed = useAllQuestions(feeds);
  if (seen === null) return <ScreenUnreadable />;
  if (seen.phase === 'ended') return <ScreenEnded {...props} seen={null} shapes={[]} />;
  const votes = readTally(props.tally);
  const questions = questionsOnShow(feed.entries, seen, votes);
  const large = questions.find(({ id }) => id === seen.wall) ?? null;
  const sheet = { ...props, seen, questions, votes };
  return (
    <>
      <ScreenLine
        state={stateOf(seen, large !== null)}
        isOpen={seen.asking}
        parts={questions.length === 0 ? [] : [words.questions(questions.length)]}
        school={room.look?.school?.name}
        left={null}
      />
      {large !== null && <LargeQuestion question={large} voting={seen.voting} />}
      {large === null && questions.length === 0 && <Empty {...sheet} />}
      {large === null && questions.length > 0 && <List {...sheet} />}
      {(large !== null || questions.length > 0) && <ScreenCorner way={way} locked={room.locked} />}
    </>
  );
};
