/** Where the name roulette is. */
export const roulettePath = '/tools/nameroulette';
