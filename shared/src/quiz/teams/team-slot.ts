import type { Slot } from '../../live/activity.ts';

// What phones load of teams: nothing here knows the kinds of questions.

/** What a phone answers that is to be put into a team. */
export const byLot = 'lot';

/** An answer to the slot of the teams, as it is sent and kept: one team, by its number. */
export interface TeamChoice {
  readonly choices: string[];
}

/** The slot in which people are in teams; each time that teams are made anew has its own. */
export const teamSlotOf = (draw: number): Slot => `team.${draw}`;

export const isTeamSlot = (slot: Slot): boolean => /^team\.(0|[1-9]\d{0,5})$/.test(slot);

export const choiceOfTeam = (team: number): TeamChoice => ({ choices: [`t${team}`] });

export const choiceByLot: TeamChoice = { choices: [byLot] };

/** The team that an answer names, among so many; null where it names none of them. */
export const teamIn = (answer: unknown, teams: number): number | null => {
  const choices: unknown =
    typeof answer === 'object' && answer !== null && 'choices' in answer ? answer.choices : null;
  const [, number] = /^t(\d)$/.exec(Array.isArray(choices) ? String(choices[0]) : '') ?? [];
  return number !== undefined && Number(number) < teams ? Number(number) : null;
};
