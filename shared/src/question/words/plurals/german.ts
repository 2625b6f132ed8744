import { type Ending, irregular, setOf, withEnding } from './strip.ts';

/** Written with ae, oe, ue and ss, as words are when they come here. */
const known = irregular(
  `frauen frau, menschen mensch, zahlen zahl, herren herr, uhren uhr, arbeiten arbeit, antworten antwort,
  kinder kind, bilder bild, buecher buch, haeuser haus, laender land, woerter wort, maenner mann,
  faecher fach, spiele spiel, beispiele beispiel, probleme problem, projekte projekt, texte text,
  tage tag, freunde freund, ziele ziel, tests test, teams team, jobs job, apps app, tipps tipp,
  trends trend, chats chat, blogs blog, skills skill, tools tool, clubs club, hotels hotel,
  exams exam, slides slide, themen thema, daten datum, medien medium, ideen idee, pruefer pruefer,
  gruende grund, plaene plan, raeume raum, traeume traum, baeume baum, stuehle stuhl, toechter tochter,
  muetter mutter, vaeter vater, brueder bruder, staedte stadt, haende hand, naechte nacht,
  hunde hund, wege weg, jahre jahr, schritte schritt, begriffe begriff, vorteile vorteil, nachteile nachteil,
  kurse kurs, werte wert, punkte punkt, vergleiche vergleich, gespraeche gespraech, regeln regel, formeln formel,
  vokabeln vokabel, maedchen maedchen, staerken staerke, unis uni, quizze quiz`,
);

const alone = setOf('chaos links rechts kurs kosmos mythos ethos pathos logos thomas');

const endings: readonly Ending[] = [
  [/(?<=ung|heit|keit|schaft|ion|taet|ent|ant|ist|enz|anz|ur|or)en$/u, '', 6],
  [/(?<=in)nen$/u, '', 7],
  [/(?<=nis)se$/u, '', 7],
  [/(?<=ling|ment|eur|aer|ekt|ept)e$/u, '', 6],
  [/ismen$/u, 'ismus', 7],
  [/(?<=[oy])s$/u, '', 5],
  [/(?<=[^i]a)s$/u, '', 6],
  // Frage, Fragen; Schule, Schulen. Not Frag or Not, Noten.
  [/(?<=[^aeiou]e)n$/u, '', 5],
];

/** Without the infinitive's n a verb is still itself, and shown as it was typed. */
export const germanSingular = (word: string): string =>
  alone.has(word) ? word : (known.get(word) ?? withEnding(word, endings));
