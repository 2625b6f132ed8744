import type { QuizAnswer } from '@sets/shared/quiz/quiz.live.ts';
import type { Camera } from './camera.ts';
import { PresentedQuiz } from './presented-quiz.ts';
import type { Product } from './product.ts';
import { kindsQuiz, namesOf } from './quiz-samples.ts';
import { answeringMs, look } from './quiz-scenes.ts';

type Answer = QuizAnswer['answer'];

const matched = (phone: number): Answer => {
  const options = phone % 3 === 0 ? [1, 2, 0, 4] : [1, 3, 0, 4];
  return { pairs: options.map((option, at) => ({ left: `l${at}`, option: `o${option}` })) };
};

const typed = ['chemical', 'Chemcial', 'kinetic', 'stored', 'heat'];
const filled = (phone: number): Answer => ({
  gaps: [
    { id: 'g0', text: typed[phone % typed.length] ?? '' },
    { id: 'g1', option: `w${phone % 3 === 0 ? 0 : 1}` },
  ],
});

const guessed = (phone: number): Answer => ({ choices: [`loop-${phone % 3 === 0 ? 1 : 0}`] });

/** Questions of a quiz that have no options beside them: open, and told. */
export const photographQuizKinds = async (camera: Camera, product: Product): Promise<void> => {
  const name = 'quizkind';
  if (!camera.wants(name)) return;
  const quiz = await PresentedQuiz.open(product, kindsQuiz);
  await quiz.people(namesOf(27));
  const kinds = [
    ['match', matched],
    ['gap', filled],
    ['code', guessed],
  ] as const;
  for (const [at, [kind, valueOf]] of kinds.entries()) {
    await quiz.step({ type: 'ask', at }, 'open');
    await quiz.answer(at, answeringMs, (phone) => (phone % 6 === 5 ? null : valueOf(phone)));
    await quiz.step({ type: 'pause' }, 'open');
    await look(camera, product, quiz, `${name}-${kind}-open`);
    await quiz.step({ type: 'resume' }, 'open');
    await quiz.shut();
    await quiz.step({ type: 'reveal' }, 'revealed');
    await look(camera, product, quiz, `${name}-${kind}-revealed`);
  }
  quiz.close();
};
