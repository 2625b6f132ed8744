import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import { spacedCode } from '../spaced-code.ts';
import type { StageActivity } from '../stage-activity.ts';
import type { UnderWay } from './find-room.ts';
import { hostMessages as words } from './host.messages.ts';

export interface SetAsideProps {
  /** What is to be put on. */
  readonly activity: StageActivity;
  readonly under: UnderWay;
  /** Whether it is put on in place of what is on. */
  readonly onDecide: (isWanted: boolean) => void;
}

/** Asks before what is set aside takes the place of what a room looks at. */
export const SetAside = ({ activity, under, onDecide }: SetAsideProps) => {
  const { room, title, on } = under;
  const text = on?.ended === true ? words.asideEnded : words.asideOn;
  return (
    <main className="grid min-h-dvh grid-cols-1 content-center">
      <PageNote title={words.asideTitle(title)} text={text(on?.title ?? '', spacedCode(room.code))}>
        <Button look="primary" onClick={onSingleClick(() => onDecide(true))}>
          {words.asidePutOn}
        </Button>
        <Button onClick={onSingleClick(() => onDecide(false))}>{words.asideStay}</Button>
        <Link to={activity.listPath} className={buttonClass('plain')}>
          {activity.words.all}
        </Link>
      </PageNote>
    </main>
  );
};
