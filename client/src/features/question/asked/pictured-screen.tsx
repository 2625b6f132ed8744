import './pictured-screen.css';
import { type CSSProperties, type ReactNode, use } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { ScreenCount } from '../../stage/screen/screen-count.tsx';
import { ScreenSpoken } from '../../stage/screen/screen-spoken.tsx';
import { PartContext } from '../../stage/screen/sheet-part.tsx';
import { choosingMessages as words } from '../choosing/choosing.messages.ts';
import type { ScreenStanding } from '../question-parts.ts';

/** Characters from which on a question is set smaller. */
const longText = 70;

interface PicturedScreenProps {
  readonly text: string;
  readonly answered: number;
  /** None in a preview: there it is no heading of the page. */
  readonly standing: ScreenStanding | undefined;
  /** What came of it, as it is heard; null while that is hidden. */
  readonly result: string | null;
  /** Custom properties for the picture. */
  readonly style?: CSSProperties;
  /** What answers are put on: it is on the wall from the beginning, without answers first. */
  readonly children: ReactNode;
}

const Heard = ({
  standing: { phase, joined },
  answered,
  result,
}: Pick<PicturedScreenProps, 'answered' | 'result'> & { readonly standing: ScreenStanding }) => {
  const isFinal = phase === 'closed' && result !== null && answered > 0;
  const progress =
    phase === 'ready' ? '' : words.answered(formatCount(answered), formatCount(joined));
  return (
    <>
      <ScreenCount isShown={phase !== 'ready'} {...{ joined, answered }} />
      <ScreenSpoken
        text={isFinal ? result : progress}
        isFinal={isFinal}
        isClosed={phase === 'closed'}
      />
    </>
  );
};

/** A question over the picture on which it is answered, with the count of answers below. */
export const PicturedScreen = (props: PicturedScreenProps) => {
  const { text, answered, standing, result, style, children } = props;
  const Heading = standing === undefined ? 'p' : 'h1';
  const isPart = use(PartContext) !== null;
  return (
    <>
      <div className="pictured-screen" style={style} data-part={isPart}>
        {!isPart && (
          <Heading className="pictured-title" dir="auto" data-long={text.length > longText}>
            <MathText text={text} isLarge />
          </Heading>
        )}
        <div className="pictured-place">{children}</div>
      </div>
      {standing !== undefined && <Heard {...{ standing, answered, result }} />}
    </>
  );
};
