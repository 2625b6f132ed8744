import { irregular, setOf } from './strip.ts';

const known = irregular(
  `kinderen kind, dagen dag, wegen weg, steden stad, leden lid, schepen schip, spellen spel, eieren ei,
  leraren leraar, museums museum, musea museum, tests test, teams team, films film, apps app, jobs job,
  skills skill, tools tool, games game, cursussen cursus, tekens teken, ideeen idee, talen taal, doelen doel, examen examen, examens examen, volumen volume`,
);
const alone = setOf('anders wetens samen tussen boven binnen buiten zeven negen regen toetsenbord');

/** Vrag becomes vraag, less les, huiz huis, briev brief: what is written when the ending is gone. */
const closed = (stem: string): string => {
  const ended = stem.replace(/z$/u, 's').replace(/v$/u, 'f');
  if (/([bdfgklmnprst])\1$/u.test(ended)) return ended.slice(0, -1);
  const open = /^(.*[^aeiou])([aeou])([bdfgklmnprst])$/u.exec(ended);
  return open === null ? ended : `${open[1]}${open[2]}${open[2]}${open[3]}`;
};

export const dutchSingular = (word: string): string => {
  const own = word.replace(/'s$/u, '');
  if (alone.has(own)) return own;
  const singular = known.get(own);
  if (singular !== undefined) return singular;
  if (own.endsWith('heden')) return `${own.slice(0, -5)}heid`;
  if (own.length >= 6 && /(?:e[lrmn]|or|um|aar)s$/u.test(own)) return own.slice(0, -1);
  // An unstressed ending has no vowel to double: tekeningen, studenten.
  if (own.length >= 7 && /(?:ing|ent|ant|ist|iek|teit|schap)en$/u.test(own))
    return own.slice(0, -2);
  return own.length >= 5 && /[^aeiou]en$/u.test(own) ? closed(own.slice(0, -2)) : own;
};
