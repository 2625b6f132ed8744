import './live-qna-phone.css';
import './live-qna-rows.css';
import { useMemo } from 'react';
import type { LiveQnaTally, LiveQnaView } from '@sets/shared/live-qna/live-qna.live.ts';
import { countOf } from '@sets/shared/core/counts.ts';
import { openPhoneStorage } from '../../../live/phone-storage.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { unsentPosts } from '../../../live/unsent-posts.ts';
import type { Feed } from '../../../live/use-feed.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { LiveQnaHeading } from './live-qna-heading.tsx';
import { questionsOnShow, readTally, readView, type ShownQuestion } from '../questions-on-show.ts';
import { useAllQuestions } from '../use-all-questions.ts';
import { AskForm } from './ask-form.tsx';
import { LiveQnaEnded } from './live-qna-ended.tsx';
import { liveQnaPhoneMessages as say } from './live-qna-phone.messages.ts';
import { OwnPart } from './own-part.tsx';
import { QuestionList } from './question-list.tsx';
import { useOwnQuestions } from './use-own-questions.ts';
import { useVotes, type Votes } from './use-votes.ts';

interface PartProps extends PhoneViewProps {
  readonly seen: LiveQnaView;
}

interface StripProps {
  readonly wall: ShownQuestion | null;
  readonly count: number;
  readonly canVote: boolean;
  readonly votes: Votes;
  readonly online: boolean;
}

/** What is large on the projector, or how much there is; always as high as this. */
const Strip = ({ wall, count, canVote, votes, online }: StripProps) => {
  const line = canVote ? say.count(count) : say.countOnly(count);
  const note = votes.isRefused ? say.votesLate : votes.isUnsent && !online ? say.votesSaved : null;
  return (
    <section
      className="qna-strip"
      aria-label={wall === null ? say.nothingOnWall : say.onWall}
      data-wall={wall !== null}
    >
      <b>{wall === null ? say.nothingOnWall : say.onWall}</b>
      <output dir="auto">{note ?? (wall === null ? line : <MathText text={wall.text} />)}</output>
    </section>
  );
};

/** Nobody needs an account to ask: what waits is whoever's this phone is in the room. */
const owner = 'phone';

/** The votes for one's own as the wall tells them; null where none are told. */
const votesInWords = ({ voting }: LiveQnaView, tally: LiveQnaTally, id: number): string | null => {
  if (voting === 'off') return null;
  const [up, down] = [countOf(tally.up, String(id)), countOf(tally.down, String(id))];
  return voting === 'both' && down > 0 ? say.votesBoth(up, down) : say.votes(up);
};

const isComplete = ({ status, hasOlder }: Feed): boolean => status === 'current' && !hasOlder;

const Questions = (props: PartProps & { readonly feed: Feed; readonly tally: unknown }) => {
  const { run, seen, feed, notes, online } = props;
  const asking = useOwnQuestions(notes, feed, seen);
  const votes = useVotes(props);
  const tally: LiveQnaTally = readTally(props.tally);
  const all = questionsOnShow(feed.entries, seen, tally);
  const others = all.filter(({ id }) => !feed.own.has(id));
  const wall = all.find(({ id }) => id === seen.wall) ?? null;
  const askAndShow: typeof asking.ask = (text, name) => {
    asking.ask(text, name);
    // Where it is stands on top.
    window.scrollTo(0, 0);
  };
  if (seen.phase === 'ended') return <LiveQnaEnded run={run} own={asking.own} />;
  return (
    <>
      <Strip
        {...{ wall, votes, online }}
        count={all.length}
        canVote={seen.voting !== 'off' && others.length > 0}
      />
      <main className="qna-page">
        <LiveQnaHeading about={run.title} isSpoken>
          <MathText text={run.title} />
        </LiveQnaHeading>
        <OwnPart asking={asking} online={online} votesOf={(id) => votesInWords(seen, tally, id)} />
        <QuestionList
          view={seen}
          questions={others}
          votes={votes}
          isHere={isComplete(feed)}
          hasOwn={asking.own.length > 0}
        />
      </main>
      <footer className="qna-foot">
        {seen.asking ? (
          <AskForm names={seen.names} notes={notes} onAsk={askAndShow} />
        ) : (
          <p>{say.closed}</p>
        )}
      </footer>
    </>
  );
};

/** A live Q&A on a phone: ask and vote with one thumb. */
const LiveQnaPhone = (props: PhoneViewProps) => {
  const seen = readView(props.view);
  const { feeds } = props;
  const shelf = useMemo(() => unsentPosts(openPhoneStorage(), owner, feeds.roomId), [feeds]);
  const feed = useAllQuestions(feeds, shelf);
  if (seen === null) {
    return (
      <main className="qna-page">
        <LiveQnaHeading about={say.unreadableTitle}>{say.unreadableTitle}</LiveQnaHeading>
        <p>{say.unreadable}</p>
      </main>
    );
  }
  return <Questions {...props} seen={seen} feed={feed} />;
};

export default LiveQnaPhone;
