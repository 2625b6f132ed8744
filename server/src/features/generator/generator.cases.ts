import { generatorCalls } from '@sets/shared/generator/generator.calls.ts';
import { casesOf, signedIn } from '../../../test/call-case.ts';

const text =
  'Photosynthesis is the process by which green plants convert sunlight into chemical energy. Plants need water and carbon dioxide for it.';

export const cases = casesOf(generatorCalls, {
  standing: { answers: signedIn(200) },
  make: {
    answers: signedIn(200),
    body: { attempt: 'a1', way: 'rules', text, kinds: ['choice', 'open-text'], most: 5 },
  },
});
