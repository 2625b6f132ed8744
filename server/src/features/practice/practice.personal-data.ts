import type { PersonalData } from '../../core/personal-data.ts';
import type { Openings } from './openings.service.ts';
import type { PracticePorts } from './practice-quizzes.ts';
import type { PracticeRecords } from './practice-records.service.ts';

interface Parts extends Pick<PracticePorts, 'quizzesIn'> {
  readonly records: PracticeRecords;
  readonly openings: Openings;
}

/** What a person practised, in each space, and the quizzes that they opened for others. */
export const practicePersonalData = ({ records, openings, quizzesIn }: Parts): PersonalData => ({
  name: 'practice',
  holds: 'The questions that you practised, and when they come again.',
  collect: async (userid) => {
    const [own, opened] = await Promise.all([records.everywhere(userid), openings.by(userid)]);
    if (own.length + opened.length === 0) return null;
    const practised: unknown[] = [];
    for (const { moduleid, practice } of own) {
      const quizzes = await quizzesIn(moduleid);
      const textOf = (quizid: string, questionid: string): string | null => {
        const items = quizzes.find((quiz) => quiz.quizid === quizid)?.items ?? [];
        return items.find(({ question }) => question.id === questionid)?.question.text ?? null;
      };
      const cards = practice?.cards.map((card) => ({
        question: textOf(card.quizid, card.questionid),
        ...card,
      }));
      practised.push({ moduleid, days: practice?.days ?? null, questions: cards ?? null });
    }
    return { practised, opened };
  },
  erase: async (userid) => {
    await records.forget(userid);
    await openings.disown(userid);
  },
});
