import { judgeName, type NameVerdict } from '@sets/shared/question/words/judge-name.ts';
import { loadHeldWords } from '@sets/shared/question/words/load-held-words.ts';

// Names are judged by the words that clouds hold back, which no phone loads.
await loadHeldWords();

/** Whether everybody may read a name. */
export const verdictOn = (name: string): NameVerdict => judgeName(name);
