import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedQuestion } from '@sets/shared/qna/qna.migrations.ts';
import { findInSpaces } from '../../core/find-in-spaces.ts';
import type { Searched } from '../../core/searched.ts';
import { searchedInQuestions } from './question-search-fields.ts';
import type { QnaModels } from './qna.model.ts';
import type { StoredQuestion } from './qna-records.ts';

const contentOf = ({
  content,
}: StoredQuestion): { readonly title: string; readonly text: string } => {
  const told = readStored(storedQuestion, content);
  return told.ok ? told.value : { title: '', text: '' };
};

/** Finds the questions of spaces that all see. */
export const questionSearch = ({ questions }: Pick<QnaModels, 'questions'>) => ({
  kind: 'question' as const,
  find: async (query: string, moduleids: readonly string[], limit: number) => {
    const searched: Searched<StoredQuestion> = {
      collection: questions.db.collection<StoredQuestion>(questions.collection.name),
      fields: searchedInQuestions,
      read: ['topicid', 'content'],
      titleOf: (question) => contentOf(question).title,
      textOf: (question) => contentOf(question).text,
    };
    const hits = await findInSpaces(searched, { query, moduleids, limit });
    return hits.map(({ found, score }) => hitOf(found, score));
  },
});

const hitOf = (found: StoredQuestion, score: number) => ({
  moduleid: found.moduleid,
  topicid: found.topicid,
  questionid: found._id,
  articleid: null,
  title: contentOf(found).title,
  score,
});
