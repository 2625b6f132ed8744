import type { CloudCounts } from '@sets/shared/question/kinds/word-cloud.ts';
import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import type { KindParts } from '../question-parts.ts';
import { wordCloudForm } from './word-cloud-form.tsx';
import { wordCloudScreen } from './word-cloud-screen.tsx';

export const wordCloudParts: KindParts<WordCloudQuestion, CloudCounts> = {
  form: wordCloudForm,
  screen: wordCloudScreen,
};
