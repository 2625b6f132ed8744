import type { PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PollScreen } from '../../features/poll/screen/poll-screen.tsx';
import { ScreenSheet } from '../../features/stage/screen/screen-sheet.tsx';
import type { ScreenPartProps } from '../../features/stage/stage-activity.ts';
import { Button } from '../../ui/button.tsx';
import { appMessages as words } from '../app.messages.ts';
import { sampleAt, type SampleMoment, samplePeople, sampleTimes } from './sample-story.ts';

const current: ChoiceQuestion = {
  kind: 'choice',
  id: 'sample',
  text: words.sample.question,
  options: words.sample.options.map((text, index) => ({ id: `sample-${index}`, text })),
  multiple: false,
  seconds: null,
};

/** What a screen would have been told at this moment. Nobody can come into this room. */
const toldAt = ({ phase, answered, counts }: SampleMoment): Omit<ScreenPartProps, 'feeds'> => ({
  room: { roomId: 'sample', code: 'KX72MP', locked: true },
  run: {
    runId: 'sample',
    activity: pollName,
    definitionId: 'sample',
    title: words.sample.question,
    ended: false,
    version: 1,
  },
  view: {
    phase,
    question: 0,
    questions: 1,
    position: 1,
    round: 1,
    deadline: null,
    survey: null,
    shown: counts !== null,
    current,
    together: 0,
  } satisfies PollScreenView,
  tally: {
    question: 0,
    round: 1,
    answered,
    counts: counts && Object.fromEntries(counts.map((count, index) => [`sample-${index}`, count])),
  } satisfies PollTally,
  people: { joined: samplePeople, connected: samplePeople, slow: 0, lost: 0 },
  offset: 0,
  way: { address: '', link: '', code: 'KX72MP' },
});

const isCalm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
const last = sampleTimes.at(-1) ?? 0;

/** Goes through the moments of the sample, once; where motion is not wanted it begins with the last. */
const useStory = () => {
  const [{ played, ms }, setStory] = useState(() => ({ played: 0, ms: isCalm() ? last : 0 }));
  useEffect(() => {
    if (isCalm()) return;
    const timers = sampleTimes.map((time) =>
      setTimeout(() => setStory({ played, ms: time }), time),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [played]);
  const replay = isCalm() ? null : () => setStory({ played: played + 1, ms: 0 });
  return { moment: sampleAt(ms), played, isOver: ms === last, replay };
};

/** A room answers, on the screen as it is: a picture, so nothing in it can be reached. */
export const SampleScreen = () => {
  const { moment, played, isOver, replay } = useStory();
  return (
    <figure className="grid grid-cols-1 gap-2" aria-label={words.sampleTitle}>
      <div className="aspect-video overflow-hidden rounded-lg text-ink shadow-raised">
        <div className="size-full" aria-hidden="true" inert>
          <ScreenSheet key={played}>
            {/* A poll reads no feeds. */}
            <PollScreen {...(toldAt(moment) as ScreenPartProps)} />
          </ScreenSheet>
        </div>
      </div>
      {isOver && replay !== null && (
        <Button
          look="plain"
          size="small"
          className="justify-self-end !text-house-soft hover:!bg-house-deep"
          onClick={replay}
        >
          <RotateCcw size={16} aria-hidden="true" />
          {words.replay}
        </Button>
      )}
    </figure>
  );
};
