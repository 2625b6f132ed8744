import { aboutCalls } from '@sets/shared/about/about.calls.ts';
import { casesOf, everybody } from '../../../test/call-case.ts';

export const cases = casesOf(aboutCalls, { read: { answers: everybody(200) } });
