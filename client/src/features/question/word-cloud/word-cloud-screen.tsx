import './word-cloud-screen.css';
import type { CloudCounts } from '@sets/shared/question/kinds/word-cloud.ts';
import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import { use, useMemo, useRef } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { WordCloud } from '../../../ui/word-cloud/word-cloud.tsx';
import { ScreenCount } from '../../stage/screen/screen-count.tsx';
import { type Circle, RoomHeart, RoomLine } from '../../stage/screen/screen-room.tsx';
import { ScreenSpoken } from '../../stage/screen/screen-spoken.tsx';
import { PartContext } from '../../stage/screen/sheet-part.tsx';
import type { SheetSize } from '../../stage/screen/sheet-size.ts';
import { useSheet } from '../../stage/screen/use-sheet.ts';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { cloudWord } from './cloud-of.ts';
import { wordScreenMessages as words } from './word-cloud-screen.messages.ts';

/** Characters from which on a question is set smaller, and smaller again. */
const long = { yes: 70, very: 200 } as const;
/** The smallest letters that are read from the last row, in pixels of the screen. */
const smallest = 28;

type Props = ScreenProps<WordCloudQuestion, CloudCounts>;

const lengthOf = (text: string): string => {
  if (text.length > long.very) return 'very';
  return String(text.length > long.yes);
};

const circleOf = ({ width, height, isUpright }: SheetSize): Circle => ({
  x: isUpright ? width / 2 : width * 0.42,
  y: height * 0.58,
  radius: Math.min(0.3 * height, 0.36 * width),
});

/** What most people said, once it is over; until then how many have answered. */
const spokenOf = ({ counts, answered, standing }: Props): { text: string; isFinal: boolean } => {
  const top = counts?.words[0];
  if (standing === undefined || standing.phase === 'ready') return { text: '', isFinal: false };
  if (standing.phase === 'closed' && counts !== null && top !== undefined) {
    const most = Math.max(...counts.words.map(({ count }) => count));
    const leaders = counts.words.filter(({ count }) => count === most).slice(0, 3);
    const told = leaders.map(({ text }) => text).join(', ');
    return { text: words.most(told, formatCount(most)), isFinal: true };
  }
  const { joined } = standing;
  return { text: words.answered(formatCount(answered), formatCount(joined)), isFinal: false };
};

/** The room, before its words are to be seen. */
const Room = ({ standing, answered, sheet }: Props & { readonly sheet: SheetSize }) => {
  if (standing === undefined) return null;
  const { phase, joined, left, of } = standing;
  const circle = circleOf(sheet);
  return (
    <>
      <RoomLine circle={circle} isShown isOpen={phase === 'open'} {...{ left, of }} />
      <RoomHeart circle={circle} isShown {...{ phase, joined, answered }} />
    </>
  );
};

/** The question, and under it the words as large as they are frequent. */
const Screen = (props: Props) => {
  const { question, counts, answered, standing } = props;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useSheet(stage, use(PartContext));
  const drawn = useMemo(() => counts?.words.map(cloudWord) ?? [], [counts]);
  const Heading = standing === undefined ? 'p' : 'h1';
  return (
    <div
      className="cloud-screen"
      ref={stage}
      data-upright={sheet.isUpright}
      data-part={sheet.isPart}
    >
      {!sheet.isPart && (
        <Heading className="cloud-screen-title" dir="auto" data-long={lengthOf(question.text)}>
          <MathText text={question.text} isLarge />
        </Heading>
      )}
      {counts === null ? (
        <Room {...props} sheet={sheet} />
      ) : (
        <div className="cloud-screen-words">
          <WordCloud
            words={drawn}
            more={counts.more}
            caption={words.words(question.text)}
            smallest={Math.max(6, smallest * sheet.pixel)}
          />
        </div>
      )}
      {standing !== undefined && (
        <>
          <ScreenCount isShown={counts !== null} joined={standing.joined} answered={answered} />
          <ScreenSpoken {...spokenOf(props)} isClosed={standing.phase === 'closed'} />
        </>
      )}
    </div>
  );
};

/** A word cloud on the projector. */
export const wordCloudScreen: ScreenParts<WordCloudQuestion, CloudCounts> = {
  note: ({ entries }) => words.note(entries),
  Screen,
};
