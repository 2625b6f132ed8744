import { type Ending, irregular, setOf, withEnding } from './strip.ts';

const known = irregular(
  `children child, men man, women woman, feet foot, teeth tooth, mice mouse, geese goose,
  criteria criterion, phenomena phenomenon, matrices matrix, indices index, vertices vertex,
  lives life, wives wife, knives knife, leaves leaf, halves half, wolves wolf, shelves shelf,
  thieves thief, loaves loaf, analyses analysis, hypotheses hypothesis, theses thesis,
  crises crisis, parentheses parenthesis, syntheses synthesis, emphases emphasis,
  quizzes quiz, buses bus, gases gas, biases bias, lenses lens, atlases atlas, canvases canvas,
  viruses virus, bonuses bonus, campuses campus, statuses status, focuses focus, choruses chorus,
  movies movie, cookies cookie, zombies zombie, calories calorie, selfies selfie, rookies rookie,
  brownies brownie, hippies hippie, smoothies smoothie, genies genie, ties tie, pies pie, lies lie, dies die,
  shoes shoe, toes toe, canoes canoe, caches cache, headaches headache, aches ache, niches niche,
  topics topic, basics basic, comics comic, critics critic, clinics clinic, fabrics fabric, metrics metric,
  mechanics mechanic, graphics graphic, lyrics lyric, heuristics heuristic`,
);

/** Not plurals, or with a meaning of their own. */
const alone = setOf(
  `news goods means arms customs species series lens always perhaps this his was has its does less as
  plus yes canvas bias atlas gas christmas texas paris james chaos ethos cosmos pathos mars thanks
  besides sometimes afterwards minutes-long united-states glasses spirits manners wales thomas lucas
  jeans pants scissors looks works`,
);

const endings: readonly Ending[] = [
  [/ics$/u, 'ics'],
  [/(?<=[^aeiou])ies$/u, 'y', 5],
  [/(?<=ss|sh|ch|x|zz)es$/u, ''],
  [/(?<=[^aeiou])oes$/u, 'o', 5],
  [/(?<=[^sui'])s$/u, '', 4],
];

/** The singular of an English word, as far as plain rules give it. */
export const englishSingular = (word: string): string => {
  const own = word.replace(/'s?$/u, '');
  if (alone.has(own)) return own;
  return known.get(own) ?? withEnding(own, endings);
};
