import { GeneratorPage } from '../features/generator/generator-page.tsx';
import { targetOf } from '../features/generator/target.ts';
import { pollExchange } from '../features/poll/poll-exchange.ts';
import { quizExchange } from '../features/quiz/editor/quiz-exchange.ts';

const targets = [targetOf(quizExchange), targetOf(pollExchange)];

/** The generator, with all that its questions can be put into. */
export const GeneratorRoute = () => <GeneratorPage targets={targets} />;
