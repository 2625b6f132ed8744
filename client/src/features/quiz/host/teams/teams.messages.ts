import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

/** What the host's desk says of teams. */
export const hostTeamMessages = {
  title: 'Teams',
  noTeams: 'Everybody plays for themselves.',
  by: {
    choice: 'People choose their team on their phones.',
    lot: 'People are put into teams by lot.',
  },
  rest: 'Whoever has no team when the quiz starts is put into a small one.',
  make: 'Play in teams …',
  change: 'Change …',
  drawAnew: 'Draw anew',
  chooseAnew: 'Choose anew',
  none: 'Without teams',
  people: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`,

  dialogTitle: 'Play in teams',
  howMany: 'How many teams',
  how: 'Who is in which team?',
  choice: 'People choose',
  choiceHint: 'On their phones, before the quiz starts. No team gets much larger than the others.',
  lot: 'By lot',
  lotHint: 'Drawn as people come in, so that the teams are about as large as each other.',
  names: 'What they are called',
  nameOf: (team: number) => `Name of team ${team}`,
  /** Of the shape that each has: true in every theme, for every eye. */
  usual: ['Circles', 'Triangles', 'Squares', 'Diamonds', 'Stars', 'Crosses', 'Hexagons', 'Arches'],
  nameMissing: 'A team needs a name.',
  nameTwice: 'Another team has this name.',
  anew: 'Whoever is in a team already is put into one anew.',
  close: 'Not now',
  set: 'Play in these teams',

  board: 'Team points, per person',
  team: 'Team',
  size: 'People',
} as const;
