import { PhoneHeading } from '../../../stage/phone/asked/phone-heading.tsx';
import { OwnSet } from '../../../stage/phone/own-set.tsx';
import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';
import { TeamRank } from '../team/team-rank.tsx';
import type { QuizPageProps } from '../quiz-phone-view.ts';
import { Facts } from './facts.tsx';
import { QuizProgress } from './quiz-progress.tsx';

const titleOf = ({ me, settings }: QuizPageProps): string => {
  if (me === null || me.place === null) return say.boardNone;
  return settings.calm ? say.boardCalm : say.boardTitle(me.place, me.players);
};

/** Where one stands. */
export const Board = (props: QuizPageProps) => {
  const { me, run, settings } = props;
  const place = settings.calm ? null : (me?.place ?? null);
  const behind = me?.behind ?? null;
  return (
    <>
      <QuizProgress {...props} />
      <main className="quiz-told" data-light="house">
        <div className="quiz-moment">
          <div className="kept-set" aria-hidden="true">
            <OwnSet closed isEmpty />
            <b className="quiz-place">{say.figure(place ?? me?.points ?? 0)}</b>
          </div>
          <PhoneHeading about={run.title}>{titleOf(props)}</PhoneHeading>
          {place !== null && <p>{behind === null ? say.lead : say.behind(behind)}</p>}
          <TeamRank {...props} />
          {me !== null && (
            <Facts
              facts={[
                [say.figure(me.points), say.points(me.points)],
                me.streak > 1 ? [say.figure(me.streak), say.inRow] : null,
              ]}
            />
          )}
        </div>
      </main>
    </>
  );
};
