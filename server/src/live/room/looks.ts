import type { RoomLook, ScreenTheme } from '@sets/shared/core/look.ts';
import { coloursOfSchool } from '@sets/shared/school/school-colours.ts';
import { AppError } from '../../core/app-error.ts';
import type { RoomRecords } from './room-records.ts';
import type { LookOfRoom, Room, SchoolOfRoom } from './room-store.ts';

const ofSchool: ReadonlySet<ScreenTheme> = new Set(['school', 'school-night']);

const hasColour = (school: SchoolOfRoom | null): boolean => school !== null && school.colour !== '';

interface LooksParts {
  readonly roomRecords: RoomRecords;
  /** The school of an account; null where it is of none. */
  readonly schoolOf: (userid: string) => Promise<SchoolOfRoom | null>;
}

/**
 * How a new room looks: with the school that whoever opens it is of now, and in the theme that they
 * had in their last room; at first in their school's colour, where it has one.
 */
export const newLook = async (
  { roomRecords, schoolOf }: LooksParts,
  owner: string,
): Promise<LookOfRoom> => {
  const [school, [last]] = await Promise.all([schoolOf(owner), roomRecords.ownedBy(owner, 1)]);
  const wanted = last?.look?.theme ?? 'school';
  const theme = ofSchool.has(wanted) && !hasColour(school) ? 'paper' : wanted;
  return { theme, school };
};

const plain: LookOfRoom = { theme: 'paper', school: null };

/** The same room back where it looks like that already. @throws AppError BAD_REQUEST */
export const withTheme = (room: Room, theme: ScreenTheme): Room => {
  const look = room.look ?? plain;
  if (ofSchool.has(theme) && !hasColour(look.school)) {
    throw new AppError('BAD_REQUEST', 'There is no colour of a school here. Choose another look.');
  }
  return room.look?.theme === theme ? room : { ...room, look: { ...look, theme } };
};

type Colours = ReturnType<typeof coloursOfSchool>;

/** Everybody who comes in is told of the colours; they are made once. */
const made = new Map<string, Colours>();
const mostMade = 200;

const coloursOf = (colour: string): Colours => {
  const known = made.get(colour);
  if (known !== undefined) return known;
  if (made.size >= mostMade) made.clear();
  const colours = coloursOfSchool(colour);
  made.set(colour, colours);
  return colours;
};

/** What every audience may know of it. */
export const lookInfoOf = ({ theme, school }: LookOfRoom): RoomLook => ({
  theme,
  school: school && {
    name: school.name,
    logo: school.logo === '' ? null : school.logo,
    colours: school.colour === '' ? null : coloursOf(school.colour),
  },
});
