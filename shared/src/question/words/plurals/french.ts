import { type Ending, irregular, setOf, withEnding } from './strip.ts';

const known = irregular(
  `travaux travail, vitraux vitrail, yeux oeil, jeux jeu, lieux lieu, feux feu, cheveux cheveu, voeux voeu,
  neveux neveu, aveux aveu, enjeux enjeu, milieux milieu, bijoux bijou, genoux genou, choux chou,
  cailloux caillou, hiboux hibou, joujoux joujou, maux mal`,
);

/** End in s or x by themselves: cours is no cour, fois no foi. */
const alone = setOf(
  `cours fois mois vers vos nos plus sous dos pas bas bus jus gros ours mars pays temps corps lis puis
  suis tous sens sans dans cas repas tas fils poids puits heros propos repos os fonds radis vis avis
  souris parcours concours recours discours secours ailleurs velours univers travers progres succes
  acces exces proces apres tres deces gres bois trois toujours jamais mais alors moins dessous dessus
  tapis permis compromis paris faux taux deux aux bordeaux chaos virus campus consensus processus
  bonus malus focus lapsus corpus autobus abus refus bras gras matelas verglas colis devis logis
  marquis mepris commis anglais francais`,
);

const endings: readonly Ending[] = [
  [/eaux$/u, 'eau', 6],
  [/yaux$/u, 'yau', 6],
  [/aux$/u, 'al', 6],
  [/(?<=[^su])s$/u, '', 4],
  [/(?<=[cdflmnprtv]u)s$/u, '', 5],
];

export const frenchSingular = (word: string): string => {
  // L'idee, d'idees, qu'une.
  const own = word.replace(/^(?:[ldcjmnst]|qu)'(?=\p{L})/u, '');
  return alone.has(own) ? own : (known.get(own) ?? withEnding(own, endings));
};
