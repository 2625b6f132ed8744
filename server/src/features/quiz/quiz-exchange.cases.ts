import { quizExchangeCalls } from '@sets/shared/quiz/quiz-exchange.calls.ts';
import { casesOfExchange } from '../../../test/cases-of-exchange.ts';
import { quizOfOwner } from '../../../test/quiz-of-owner.ts';

export const cases = casesOfExchange(quizExchangeCalls, quizOfOwner);
