import type { TrueFalseQuestion } from '@sets/shared/question/kinds/true-false.ts';
import { choosingScreen } from '../choosing/choosing-screen.tsx';
import { signedChoosing } from './true-false-options.ts';

export const trueFalseScreen = choosingScreen<TrueFalseQuestion>(() => signedChoosing);
