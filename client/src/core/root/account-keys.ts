/** What is kept beside `root` for whoever is signed in, and leaves this device with them. */
export const rostersKey = 'sets.rosters';
export const roundsKey = 'sets.roulette.rounds';
export const foodCartKey = 'sets.food-cart';
/** That of a visitor: they have it still once they have signed in. */
export const foodVisitorCartKey = 'sets.food-cart.visitor';
export const foodOrdersKey = 'sets.food-orders';
export const foodScansKey = 'sets.food-scans';

/** What somebody eats, and must not: nobody's business who comes after them. */
export const foodChoicesKey = 'sets.food';

export const accountKeys: readonly string[] = [
  rostersKey,
  roundsKey,
  foodChoicesKey,
  foodCartKey,
  foodVisitorCartKey,
  foodOrdersKey,
  foodScansKey,
];

/**
 * What stays where a session ends by itself, so that nothing is lost that was sent to the server and not heard of. Each
 * names its account as `userid`, and goes when another one signs in.
 */
export const outlivingKeys: readonly string[] = [foodCartKey, foodScansKey];

/** The same of a tab. */
export const pollStepsKey = 'sets.poll-steps';
export const quizStepsKey = 'sets.quiz-steps';
export const generatorKey = 'sets.generator-text';

export const accountTabKeys: readonly string[] = [pollStepsKey, quizStepsKey, generatorKey];
