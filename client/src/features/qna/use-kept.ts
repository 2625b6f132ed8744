import type { QnaAnswer, QuestionPage } from '@sets/shared/qna/qna.contract.ts';
import { useState } from 'react';
import { allOf, keptInPlace } from './fresh-list.ts';

interface KeptPage {
  /** Which list it is of. */
  readonly of: string;
  readonly data: QuestionPage;
  readonly page: QuestionPage;
  readonly more: number;
}

/**
 * The list as it stays for who reads it: from the first news on, what others asked is counted, and
 * shown when it is asked for. While another list is on its way, the last one stays.
 */
export const useKeptPage = (data: QuestionPage | null, of: string) => {
  const [kept, setKept] = useState<KeptPage | null>(null);
  const [hasNews, setNews] = useState(false);
  if (data !== null && (kept?.data !== data || kept.of !== of)) {
    const stays = hasNews && kept?.of === of && allOf(kept.page).length > 0;
    setKept({ of, data, ...(stays ? keptInPlace(kept.page, data) : { page: data, more: 0 }) });
  }
  return {
    page: kept?.page ?? null,
    more: kept?.more ?? 0,
    hear: () => setNews(true),
    show: () => setKept(kept && { ...kept, page: kept.data, more: 0 }),
  };
};

/** The same for the answers to a question. */
export const useKeptAnswers = (answers: readonly QnaAnswer[]) => {
  const [known, setKnown] = useState<readonly string[] | null>(null);
  const placeOf = ({ answerid }: QnaAnswer): number => known?.indexOf(answerid) ?? -1;
  const kept =
    known === null || known.length === 0
      ? answers
      : [
          ...answers
            .filter((each) => placeOf(each) >= 0)
            .toSorted((a, b) => placeOf(a) - placeOf(b)),
          ...answers.filter((each) => placeOf(each) < 0 && each.mine),
        ];
  return {
    kept,
    more: answers.length - kept.length,
    hear: () => setKnown(kept.map(({ answerid }) => answerid)),
    show: () => setKnown(null),
  };
};
