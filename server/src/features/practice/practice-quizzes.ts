import { itemAsked } from '@sets/shared/question/item-asked.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import type { Practice } from '@sets/shared/practice/practice.migrations.ts';
import type { CardRef, Played } from './practising.ts';

/** A quiz of a space as it is now. */
export interface PracticeQuiz {
  readonly quizid: string;
  readonly topicid: string;
  readonly title: string;
  readonly items: readonly {
    readonly question: Question;
    readonly right: Right;
    readonly explanation: string;
  }[];
}

/** Where what is practised comes from. */
export interface PracticePorts {
  /** The quizzes of a space, without those that cannot be read here. */
  readonly quizzesIn: (moduleid: string) => Promise<readonly PracticeQuiz[]>;
  /** One of them; null where it is not there. */
  readonly quizOf: (moduleid: string, quizid: string) => Promise<PracticeQuiz | null>;
  /** Those of these quizzes of which a run is under way. */
  readonly underWay: (quizids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The runs of a space that are over, and that somebody took part in while logged in; without those in `except`, as they are there. */
  readonly playedIn: (
    userid: string,
    moduleid: string,
    except: Practice['runs'],
  ) => Promise<readonly Played[]>;
}

/** A question as it can be practised. */
export interface Card extends CardRef {
  readonly quiz: PracticeQuiz;
  readonly question: Question;
  readonly right: Right;
  readonly explanation: string;
}

/** The questions of a quiz of which something is right. */
export const cardsOf = (quiz: PracticeQuiz): Card[] =>
  quiz.items.map(itemAsked).flatMap(({ question, right, explanation }) => {
    const applies = kindOf(question).keyed?.of(question, right) ?? null;
    if (applies === null) return [];
    const { quizid } = quiz;
    return [{ quiz, quizid, questionid: question.id, question, right: applies, explanation }];
  });

export const shareOf = ({ question, right }: Card, answer: unknown): number =>
  kindOf(question).keyed?.share(question, right, answer) ?? 0;
