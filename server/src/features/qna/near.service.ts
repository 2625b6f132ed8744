import { nearness, nearWords } from './near-words.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import type { QnaModels } from './qna.model.ts';
import type { StoredQuestion } from './qna-records.ts';

/** How the questions are found that are near to a text. A search engine may do it in place of this one. */
export interface FindNear {
  /** Of those that all see in a space; the nearest first, at most `qnaLimits.nearShown`. */
  (moduleid: string, text: string): Promise<StoredQuestion[]>;
}

/** Of a text so many stems are sought, each in so many of the newest questions: that bounds what it costs. */
const mostStems = 6;
const mostOfStem = 80;
/** The share of what was typed that a question must have. */
const nearEnough = 0.5;

type Hit = Pick<StoredQuestion, '_id' | 'words' | 'votes'>;

/** By the stems that are kept with each question. */
export const findNearByWords =
  ({ questions }: Pick<QnaModels, 'questions'>): FindNear =>
  async (moduleid, text) => {
    const stems = nearWords(text, mostStems);
    const found = await Promise.all(
      stems.map((stem) =>
        questions
          .find({ moduleid, listed: true, words: stem }, { words: 1, votes: 1 })
          // The index has the newest first, so that is what these are: nothing is to be sorted.
          .limit(mostOfStem)
          .lean<Hit[]>(),
      ),
    );
    const hits = new Map(stems.map((stem, at) => [stem, found[at]?.length ?? 0]));
    const all = new Map(found.flat().map((hit) => [hit._id, hit]));
    const near = [...all.values()]
      .map((hit) => ({ hit, near: nearness(stems, hit.words, hits) }))
      .filter(({ near: share }) => share >= nearEnough)
      .toSorted((a, b) => b.near - a.near || b.hit.votes - a.hit.votes)
      .slice(0, qnaLimits.nearShown);
    const _id = { $in: near.map(({ hit }) => hit._id) };
    const whole = await questions.find({ _id }).lean<StoredQuestion[]>();
    const byId = new Map(whole.map((question) => [question._id, question]));
    return near.flatMap(({ hit }) => byId.get(hit._id) ?? []);
  };
