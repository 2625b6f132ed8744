import { type Ending, irregular, setOf, withEnding } from './strip.ts';

const spanishKnown = irregular('redes red, leyes ley, reyes rey, mieses mies, genes gen');
const spanishAlone = setOf(
  `martes lunes jueves viernes miercoles antes entonces gracias ademas crisis tres mes interes frances
  ingles estres reves traves despues jamas quizas atras detras caos lejos menos pais portugues ciempies`,
);
/** Both lose the e: clase and clases, and papel and papeles; sed and sede are too short for that. */
const spanishEndings: readonly Ending[] = [
  [/ces$/u, 'z', 5],
  [/es$/u, '', 6],
  [/(?<=[aeo])s$/u, '', 4],
  [/e$/u, '', 5],
];

export const spanishSingular = (word: string): string =>
  spanishAlone.has(word) ? word : (spanishKnown.get(word) ?? withEnding(word, spanishEndings));

const portugueseKnown = irregular(
  'leis lei, reis rei, maos mao, irmaos irmao, meses mes, paises pais, maes mae, caes cao',
);
const portugueseAlone = setOf(
  `mais pais depois seis dois tres jamais demais lapis onibus virus gratis atras ingles frances
  portugues mes menos adeus alias deus simples caos campus status crise onus bonus`,
);
const portugueseEndings: readonly Ending[] = [
  [/[oa]es$/u, 'ao', 4],
  [/(?<=[rz])es$/u, '', 5],
  [/(?<=[ao])is$/u, 'l', 5],
  [/eis$/u, 'el', 6],
  [/ns$/u, 'm', 4],
  [/(?<=[aeo])s$/u, '', 4],
];

export const portugueseSingular = (word: string): string =>
  portugueseAlone.has(word)
    ? word
    : (portugueseKnown.get(word) ?? withEnding(word, portugueseEndings));

const italianKnown = irregular(
  `case casa, cose cosa, idee idea, aree area, uomini uomo, amici amico, esami esame, nomi nome, mani mano,
  problemi problema, sistemi sistema, temi tema, programmi programma, teoremi teorema, mesi mese, paesi paese,
  fiori fiore, valori valore, errori errore, colori colore, dolori dolore, amori amore, soluzioni soluzione`,
);
const italianAlone = setOf(
  'crisi analisi tesi ipotesi sintesi oggi domani quindi ieri brindisi oasi eclissi napoli parigi',
);
/** Libri and libro, but neither caso nor case: those are other words than casa and casi. */
const italianEndings: readonly Ending[] = [
  [/(?<=z|s|g)ioni$/u, 'ione', 7],
  [/menti$/u, 'mento', 7],
  [/(?<=en|an)ti$/u, 'te', 7],
  [/(?<=tor|sor)i$/u, 'e', 6],
  [/(?<=al|il|ar)i$/u, 'e', 7],
  [/isti$/u, 'ista', 7],
  [/chi$/u, 'co', 6],
  [/ghi$/u, 'go', 6],
  [/che$/u, 'ca', 6],
  [/(?<=[bdfglmnprtvz])i$/u, 'o', 5],
  [/(?<=ol|nd|an|in|or|er|ell|ett|it|ur)e$/u, 'a', 6],
];
/** Singulars in e that would lose themselves in one of a: each ends so. */
const italianSingularInE = /(?:tore|sore|ore|one|ione|are|ere|ire|ale|ile|ine|ane|ante|ente)$/u;

export const italianSingular = (word: string): string => {
  const own = word.replace(/^(?:l|un|d|dell|all|nell|sull|c|quest)'(?=\p{L})/u, '');
  if (italianAlone.has(own) || italianSingularInE.test(own)) return own;
  return italianKnown.get(own) ?? withEnding(own, italianEndings);
};
