import { askedCalls } from '@sets/shared/asked/asked.calls.ts';
import { casesOf, signedIn } from '../../../test/call-case.ts';

export const cases = casesOf(askedCalls, { mine: { answers: signedIn(200) } });
