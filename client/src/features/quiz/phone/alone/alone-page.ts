import type {
  AloneAsked,
  AloneMineReading,
  AlonePhoneReading,
} from '@sets/shared/quiz/alone/alone.standing.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';

/** What each page of a quiz on one's own is given. Answers are bare: see `bareAnswers`. */
export interface AlonePageProps extends Omit<PhoneViewProps, 'view' | 'me' | 'tally' | 'feeds'> {
  readonly view: AlonePhoneReading;
  /** What this person alone is told; null before anything is. */
  readonly me: AloneMineReading | null;
  /** What is asked, in the order of this phone. */
  readonly asks: readonly AloneAsked[];
}
