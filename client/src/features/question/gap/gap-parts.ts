import type { GapCounts } from '@sets/shared/question/kinds/gap-counts.ts';
import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import type { KindParts } from '../question-parts.ts';
import { gapForm } from './gap-form.tsx';
import { gapScreen } from './gap-screen.tsx';

export const gapParts: KindParts<GapQuestion, GapCounts> = { form: gapForm, screen: gapScreen };
