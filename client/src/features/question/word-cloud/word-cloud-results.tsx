import type { CloudCounts } from '@sets/shared/question/kinds/word-cloud.ts';
import type {
  WordCloudQuestion,
  WordCloudValue,
} from '@sets/shared/question/words/cloud-question.ts';
import { seenOfHost } from '@sets/shared/question/words/shown-words.ts';
import { WordTable } from '../../../ui/word-cloud/word-table.tsx';
import type { ResultParts } from '../question-parts.ts';
import { cloudWord } from './cloud-of.ts';
import { WordDesk } from './word-cloud-desk.tsx';

/** The others are in the list below, where they can be changed. */
const mostListed = 10;

const none: CloudCounts = { words: [], more: 0, entries: 0 };

/** The most frequent words for the host: as the screen shows them. */
export const wordCloudResults: ResultParts<WordCloudQuestion, WordCloudValue, CloudCounts> = {
  Results: ({ counts, caption }) => {
    const given = counts ?? none;
    const { words, more } = given.screen ?? seenOfHost(given);
    const listed = words.slice(0, mostListed);
    return (
      <WordTable
        caption={caption}
        words={listed.map(cloudWord)}
        more={more + words.length - listed.length}
      />
    );
  },
  Desk: WordDesk,
};
