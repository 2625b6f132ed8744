import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { right as rightSchema } from '@sets/shared/question/right.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizJudged } from '@sets/shared/quiz/quiz.standing.ts';
import * as z from 'zod/mini';
import { heldAnswer } from '../../../../live/answer-sheet.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { type AnyAnswerParts, useAnswerParts } from '../../../question/answer-parts.ts';
import { LinePicture } from '../../../question/picture/line-picture.tsx';
import { afterEndMessages } from '../../../stage/phone/after-end.messages.ts';
import { PhoneHeading } from '../../../stage/phone/asked/phone-heading.tsx';
import { seenKind, seenQuestion } from '../../../stage/phone/asked/seen-questions.ts';
import { rightInWords } from '../../../stage/phone/asked/told-right.ts';
import { KeptSet } from '../../../stage/phone/kept-set.tsx';
import { stagePaths } from '../../../stage/stage-paths.ts';
import { keptWhy } from '../kept-why.ts';
import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';
import { TeamRank } from '../team/team-rank.tsx';
import type { QuizPageProps } from '../quiz-phone-view.ts';
import { Verdict } from './verdict.tsx';

/** The last is never told so: who is in the lower half hears what they had right. */
const titleOf = ({ me, settings }: QuizPageProps): string => {
  const place = me?.place ?? null;
  if (me === null || place === null || settings.calm) return say.played;
  if (place === 1) return say.won;
  if (place <= 3 && place < me.players) return say.onPodium(place);
  return place <= me.players / 2 ? say.upperHalf(place, me.players) : say.played;
};

const sumOf = ({ me }: QuizPageProps): string => {
  const counted = (me?.all ?? []).filter(({ outcome }) => outcome !== 'void');
  const right = counted.filter(({ outcome }) => outcome === 'right').length;
  return me === null || me.points === 0 ? say.stayed : say.sum(right, counted.length, me.points);
};

/** A question that was told, as far as this phone saw it. */
interface KeptQuestion extends QuizJudged {
  readonly question: AnyQuestion | null;
  readonly parts: AnyAnswerParts | undefined;
  /** Null where nothing was answered. */
  readonly value: unknown;
  readonly right: readonly string[];
}

const keptQuestions = (
  { me, view, notes, sheet }: QuizPageProps,
  partsOf: ReadonlyMap<string, AnyAnswerParts>,
): KeptQuestion[] =>
  (me?.all ?? []).map((judged) => {
    const { place } = judged;
    const parts = partsOf.get(seenKind(notes, place) ?? '');
    const question = parts === undefined ? null : seenQuestion(notes, place, parts);
    const told = view.rights?.find((each) => each.place === place)?.right;
    const right = z.safeParse(rightSchema, told).data ?? null;
    const held = heldAnswer(sheet, slotOf(place))?.value;
    return Object.assign({}, judged, {
      question,
      parts,
      value: parts === undefined ? null : (z.safeParse(parts.schemas.value, held).data ?? null),
      right:
        parts === undefined || question === null || right === null
          ? []
          : rightInWords(parts, question, right),
    });
  });

interface OneProps extends Pick<QuizPageProps, 'notes'> {
  readonly kept: KeptQuestion;
  readonly number: number;
}

const One = ({ kept, number, notes }: OneProps) => {
  const { question, parts, value, right, outcome, gained, place } = kept;
  const own = question === null || value === null ? [] : (parts?.inWords(question, value) ?? []);
  const why = keptWhy(notes, place);
  return (
    <div>
      <dt dir="auto">
        {question === null ? say.question(number) : <MathText text={question.text} />}
        {question !== null && <LinePicture question={question} />}
      </dt>
      {own.length > 0 && (
        <dd dir="auto">
          {parts !== undefined && question !== null && (
            <span className="kept-marks">
              <parts.Dot question={question} value={value} />
            </span>
          )}
          <span>
            <MathText text={own.join(', ')} />
          </span>
        </dd>
      )}
      <dd className="kept-judged">
        <span className="quiz-judged">
          <Verdict outcome={outcome} />
          {gained > 0 && <span>{say.gained(gained)}</span>}
        </span>
        {outcome !== 'right' && right.length > 0 && (
          <span dir="auto">
            {say.rightAnswers(right.length)}{' '}
            <b>
              <MathText text={right.join(', ')} />
            </b>
          </span>
        )}
        {why !== '' && (
          <span dir="auto">
            <MathText text={why} />
          </span>
        )}
      </dd>
    </div>
  );
};

/** A mark for each answer whose shape is known. */
const marksOf = (all: readonly KeptQuestion[]) =>
  all.flatMap(({ parts, question, value, place }) =>
    parts === undefined || question === null || value === null
      ? []
      : [{ key: slotOf(place), mark: <parts.Dot question={question} value={value} /> }],
  );

/** What it came to for this person, and all that was asked with what is right: the last page. */
export const Ended = (props: QuizPageProps) => {
  const { me, view, notes, run } = props;
  const kinds = (me?.all ?? []).flatMap(({ place }) => seenKind(notes, place) ?? []);
  const all = keptQuestions(props, useAnswerParts(kinds));
  return (
    <main className="kept-page quiz-ended" data-light="house">
      <KeptSet marks={marksOf(all)} />
      <PhoneHeading about={run.title}>{titleOf(props)}</PhoneHeading>
      <p>{sumOf(props)}</p>
      <TeamRank {...props} />
      {all.length > 0 && (
        <>
          <h2>{say.yourAnswers}</h2>
          <dl className="kept-answers">
            {all.map((kept, index) => (
              <One key={kept.place} number={index + 1} {...{ kept, notes }} />
            ))}
          </dl>
        </>
      )}
      {view.phase === 'ended' && (
        <>
          <p>{say.kept}</p>
          <a className="phone-button" href={stagePaths.mineIn(run.runId)}>
            {say.privateLink}
          </a>
          <p>{afterEndMessages.next}</p>
        </>
      )}
    </main>
  );
};
