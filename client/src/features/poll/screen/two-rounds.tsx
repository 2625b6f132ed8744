import './two-rounds.css';
import type { PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { type CSSProperties, useRef } from 'react';
import { ScreenHeading } from '../../question/choosing/screen/screen-heading.tsx';
import { unplaced } from '../../question/choosing/screen/screen-question.tsx';
import { type Placed, useScreenGrid } from '../../question/choosing/screen/use-screen-grid.ts';
import { screenParts } from '../../question/kind-parts.ts';
import { ScreenCount } from '../../stage/screen/screen-count.tsx';
import { ScreenSpoken } from '../../stage/screen/screen-spoken.tsx';
import { SheetPart } from '../../stage/screen/sheet-part.tsx';
import { pollScreenMessages as words } from './poll-screen.messages.ts';

/** The round before, with counts that can be drawn. */
export interface Before {
  readonly round: number;
  readonly answered: number;
  readonly counts: NonNullable<PollTally['counts']>;
  readonly hits?: number | undefined;
}

interface TwoRoundsProps {
  readonly question: Question;
  readonly tally: PollTally;
  readonly before: Before;
  /** What is right, as the screen is told it. */
  readonly right: PollScreenView['right'];
  readonly joined: number;
  readonly isTimed: boolean;
}

/** In pixels of the screen: what the pictures need below the question, and what stands above each. */
const leastHeight = 430;
const caption = 68;
const side = 72;
/** The margins of both parts lie over each other, so that their pictures are as wide as can be. */
const between = 64;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the rounds stand below the question: beside each other, or on a sheet held upright below. */
const placesOf = ({ sheet, grid: { question } }: Placed): readonly [Place, Place] => {
  const { width, isUpright } = sheet;
  const top = question.y + question.height + 28;
  if (isUpright) {
    const height = (sheet.height - 260 - top) / 2;
    const y = top + height;
    return [
      { x: 0, y: top, width, height },
      { x: 0, y, width, height },
    ];
  }
  const half = (width - between) / 2 + side;
  const place = { y: top, width: half, height: 884 - top };
  return [
    { x: 0, ...place },
    { x: width - half, ...place },
  ];
};

interface RoundProps extends Pick<TwoRoundsProps, 'question' | 'right'> {
  readonly place: Place;
  readonly pixel: number;
  readonly shown: Before;
  readonly beside: Before;
}

/** What came of a round, below its name. */
const Round = ({ place, pixel, shown, beside, question, right }: RoundProps) => {
  const { Screen } = screenParts(question);
  const { round, answered, counts, hits } = shown;
  const head = { '--x': place.x + side, '--y': place.y, '--width': place.width - 2 * side };
  const below = { ...place, y: place.y + caption, height: place.height - caption, pixel };
  return (
    <section aria-label={words.roundOf(round, answered)}>
      <p className="round-name" style={head as CSSProperties} aria-hidden="true">
        {words.roundOf(round, answered)}
      </p>
      <SheetPart {...below}>
        <Screen {...{ question, counts, answered, beside, right, hits }} />
      </SheetPart>
    </section>
  );
};

/** A question with what came of it before people talked about it, and after: two pictures of one size. */
export const TwoRounds = (props: TwoRoundsProps) => {
  const { question, tally, before, right, joined, isTimed } = props;
  const stage = useRef<HTMLDivElement>(null);
  const placed =
    useScreenGrid(stage, {
      content: question.text,
      head: leastHeight,
      isTimed,
      hasCorrect: false,
      isBare: false,
    }) ?? unplaced(0, false);
  const { counts, round, answered, hits } = tally;
  const now = counts === null ? null : { counts, round, answered, hits };
  const [first, second] = placesOf(placed);
  return (
    <>
      <div className="screen-stage" ref={stage}>
        <ScreenHeading text={question.text} grid={placed.grid} isBare={false} />
      </div>
      {now !== null &&
        [
          { place: first, shown: before, beside: now },
          { place: second, shown: now, beside: before },
        ].map((each) => (
          <Round
            key={each.shown.round}
            {...each}
            {...{ question, right }}
            pixel={placed.sheet.pixel}
          />
        ))}
      <ScreenCount isShown {...{ joined, answered }} />
      <ScreenSpoken
        text={`${words.roundOf(before.round, before.answered)}. ${words.roundOf(round, answered)}`}
        isFinal={false}
      />
    </>
  );
};
