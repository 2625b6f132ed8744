import type { MadeQuestion, MadeQuestions } from '@sets/shared/generator/generator.contract.ts';
import type { ImportedItem } from '../material/exchange/imported-item.ts';
import { toQuestion } from '../material/exchange/to-question.ts';

/** A question as it was made, and the sentence that it is made of. */
interface Made {
  readonly item: ImportedItem;
  readonly source: string;
}

/** What is generated is judged: its right answers and explanations are kept, for a poll as for a quiz. */
const asked = { one: 'A quiz', isJudged: true } as const;

/** The questions that these become, as files of questions do, and why some become none. */
export const madeOf = (all: readonly Made[]): MadeQuestions => {
  const questions: MadeQuestion[] = [];
  const refused: { name: string; why: string }[] = [];
  for (const { item, source } of all) {
    const { question, extra, notes, name } = toQuestion(item, asked);
    if (question === null) refused.push({ name, why: notes.join(' ') });
    else {
      const { right = null, explanation = '' } = extra ?? {};
      questions.push({ question, right, explanation, source, notes: [...notes] });
    }
  }
  return { questions, refused };
};
