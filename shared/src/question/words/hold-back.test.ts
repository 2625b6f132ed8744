import { plainLetters } from './plain-letters.ts';
import { describe, expect, test } from 'vitest';
import { holdNothing } from './held-words.ts';
import { type WordLanguage, wordLanguages } from './language.ts';
import { loadHoldBack } from './load-hold-back.ts';

const profane: Readonly<Partial<Record<WordLanguage, string>>> = {
  en: 'fuck, FUCK!, fucking, f u c k, f.u.c.k, F-U-C-K, fuuuuck, fück, f*ck, sh1t, $hit, bullsh!t, a$$hole, b1tch, фuck, fuсk, holy shit, s h i t happens, dick, tits, fuck🙂, motherfucker, ＦＵＣＫ, fսck',
  de: 'Scheiße, scheisse, SCHEISSE, Sch3iße, Arschloch, fick dich, W1chser, so ein Arschloch, f i c k, verfickte, Hurensohn, A*schloch',
  fr: 'merde, M3RDE, putain, encule, enculé, fils de pute, m e r d e, connard, con, nique ta mère',
  es: 'mierda, PUTA, hijo de puta, cabron, gilipollas, p u t a, coño, m1erda, culo',
  it: 'cazzo, vaffanculo, stronzo, c4zzo, merda, che cazzo, c a z z o, culo',
  nl: 'kut, klootzak, godverdomme, hoer, k u t, kl00tzak, kanker',
  pt: 'caralho, porra, filho da puta, p0rra, merda, cu, f o d a',
};
const fine: Readonly<Partial<Record<WordLanguage, string>>> = {
  en: 'Scunthorpe, Dick Cheney, cockpit, cocktail, analysis, a n a l y s i s, assessment, class, Essex, Sussex, shiitake, therapist, pass, bass, title, 5!, C++, 100%, 4 + 5, peacock, Hancock, cumulative, circumference, document, basement, Penistone, sextant, grape, scrap, tit for tat, cock and bull, niggle, Niger, Nigeria, snigger, spice, 1337, 455, *, a*b, x*y, button, shot, ship, arsenal, raccoon, cocoon',
  de: 'Dickicht, dick und doof, Schule, Analyse, Fichte, Marsch, Barsch, Kaktus, Hurrikan, Konferenz, Klassenarbeit, Schwanzflosse, Wachs, Ficus',
  fr: 'conseil, concours, culture, calcul, putatif, bite-coin?, mercredi, chat, chaton, confiance, document',
  es: 'computadora, cultura, reputación, disputa, cojín, conocer, polluelo, puntos',
  it: 'culture, cultura, ricercatore, calcolo, pizza, finocchi e arance, oculista',
  nl: 'hoera, kuten, cultuur, lullabye, pikant, zakelijk, kans, kankeronderzoek, Utrecht',
  pt: 'cultura, curso, deputado, computador, caderno, cuidado, fodasse-mar',
};
const split = (words: string): string[] => words.split(', ');

describe.each(Object.entries(profane))('%s', async (language, words) => {
  const { why } = await loadHoldBack([language as WordLanguage]);
  test.each(split(words))('%s is held back', (word) => expect(why(word)).toBe('profane'));
});

const allowedToBeHeld = new Set(['finocchi e arance', 'fodasse-mar', 'bite-coin?']);
describe.each(Object.entries(fine))('%s', async (language, words) => {
  const { why } = await loadHoldBack([language as WordLanguage]);
  test.each(split(words).filter((word) => !allowedToBeHeld.has(word)))(
    '%s is let through',
    (word) => expect(why(word)).toBe(null),
  );
});

test('a stop word alone says nothing; in a phrase it stays', async () => {
  const { why } = await loadHoldBack(['en', 'de']);
  for (const word of ['the', 'The', 'AND', 'because', 'und', 'für', 'nicht!', '"not"'])
    expect(why(word)).toBe('stop');
  for (const word of ['to be or not to be', 'the end', 'und so weiter', 'R and D', 'andes'])
    expect(why(word)).toBe(null);
});

test('a sentence is judged by its words, not by what they would be together', async () => {
  const { why } = await loadHoldBack(['fr']);
  expect(why('En culture générale je suis nul')).toBe(null);
  expect(why('C’est une putain de bonne idée')).toBe('profane');
});

test('several languages hold back what each of them does, one without a list nothing', async () => {
  const { why } = await loadHoldBack(['en', 'fr', 'neutral']);
  expect([why('merde'), why('shit'), why('Scheiße')]).toEqual(['profane', 'profane', null]);
  expect(await loadHoldBack(['neutral', 'tr'])).toBe(holdNothing);
});

test('no word that a list has is let through in another case, and none of them is empty', async () => {
  for (const language of wordLanguages) {
    const { why } = await loadHoldBack([language]);
    expect(why('')).toBe(null);
    expect(why('🙂')).toBe(null);
    expect(why('学校')).toBe(null);
  }
});

test('no sign makes a text much longer than it is before it is judged', () => {
  for (const sign of ['\uFDFA', '\uFDFB', '\uFDFD', '\u3300', '\u33FF', '\u2A74']) {
    expect(plainLetters(sign.repeat(300)).length).toBeLessThanOrEqual(6 * 300);
  }
  expect(plainLetters('\uFDFAfuck\uFDFA').trim()).toBe('fuck');
});

test('letters on a dark square or disc are letters', () => {
  expect(plainLetters('🅵🆄🅲🅺 🅕🅤🅒🅚')).toBe('fuck fuck');
});
