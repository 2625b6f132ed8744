import './screen-house.css';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { DotCanvas } from '../../../ui/dots/dot-canvas.tsx';
import { drawRoom } from '../../../ui/dots/draw-room.ts';
import { pageTime } from '../../../ui/dots/page-time.ts';
import { peoplePerDot } from '../../../ui/dots/seats.ts';
import { type Story, storyEnd, tell } from '../../../ui/dots/story.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { spacedCode } from '../spaced-code.ts';
import type { ScreenPartProps } from '../stage-activity.ts';
import { type LobbyPlace, lobbyLine, lobbyPlace } from './lobby-place.ts';
import { RoomLine } from './screen-room.tsx';
import { ScreenSchool } from './screen-school.tsx';
import { screenMessages as words } from './screen.messages.ts';
import { useSheet } from './use-sheet.ts';

interface LobbyProps extends Pick<ScreenPartProps, 'room' | 'run' | 'people' | 'way'> {
  /** What is counted in place of those who are here. */
  readonly here?: { readonly count: number; readonly text: string };
  /** Who has come, where that is shown: the code then stands in one line, above them. */
  readonly names?: ReactNode;
}

/** What the room came from lately, by how many are here now. Whoever was here before the page just sits there. */
const useStory = (joined: number, isKnown: boolean): Story => {
  const [seen, setSeen] = useState<{ isKnown: boolean; story: Story }>(() => ({
    isKnown,
    story: [{ at: pageTime(), joined, answered: 0 }],
  }));
  const last = seen.story.at(-1) ?? seen.story[0];
  if (last.joined === joined && seen.isKnown === isKnown) return seen.story;
  const moment = { at: pageTime(), joined, answered: 0 };
  const story: Story = seen.isKnown ? tell(seen.story, moment) : [moment];
  setSeen({ isKnown, story });
  return story;
};

const useMotion = (story: Story, place: LobbyPlace) =>
  useCallback(
    (colourOf: (token: string) => string) => {
      const colours = { people: colourOf('house-dot'), fresh: colourOf('house-ink') };
      const look = { set: place.set, colours, isAsked: false };
      const from = story[0].at;
      return {
        from,
        lasts: storyEnd(story) - from,
        draw: (paper: CanvasRenderingContext2D, ms: number, stride: number) =>
          drawRoom(paper, look, story, from + ms, stride),
      };
    },
    [story, place],
  );

/** Letters of an address fit their column: about so wide is one, in em. */
const letter = 0.54;
const largest = 64;

/** How wide the code is, of its height: in two lines, and in one. */
const codeWidth = { two: 2.3, one: 4.5 } as const;

const varsOf = (
  { set, plate, farthest }: LobbyPlace,
  { address, isUpright, isOneLine }: { address: string; isUpright: boolean; isOneLine: boolean },
) => {
  const column = isUpright ? 756 : set.x - farthest - 72 - 30;
  return {
    '--x': set.x,
    '--y': set.y,
    '--plate': plate,
    '--column': column,
    '--address': Math.max(30, Math.min(largest, column / (address.length * letter))),
    '--code': isUpright ? 190 : Math.min(262, column / codeWidth[isOneLine ? 'one' : 'two']),
  } as CSSProperties;
};

/** How one comes in: the address, and the code in two threes, read from the last row. */
const JoinWords = ({ room, way }: Pick<LobbyProps, 'room' | 'way'>) => (
  <dl className="screen-join">
    <div>
      <dt>{room.locked ? words.locked : words.joinAt}</dt>
      <dd className="screen-address">{way.address}</dd>
    </div>
    <div>
      <dt>{words.withCode}</dt>
      <dd className="screen-large-code">
        {spacedCode(way.code)
          .split(' ')
          .map((half) => (
            <span key={half}>{`${half} `}</span>
          ))}
      </dd>
    </div>
  </dl>
);

/** While people come in: the code is the seed, and the room gathers around it. */
export const ScreenLobby = ({ room, run, people, way, here, names = null }: LobbyProps) => {
  const house = useRef<HTMLDivElement>(null);
  const sheet = useSheet(house);
  const place = useMemo(() => lobbyPlace(sheet), [sheet]);
  const joined = people?.joined ?? 0;
  const motion = useMotion(useStory(joined, people !== null), place);
  const left = sheet.isUpright ? 0 : place.set.x - place.farthest - 200;
  const each = peoplePerDot(joined);
  const vars = { address: way.address, isUpright: sheet.isUpright, isOneLine: names !== null };
  return (
    <div
      className="screen-house"
      ref={house}
      data-upright={sheet.isUpright}
      data-names={names !== null}
      style={varsOf(place, vars)}
    >
      <ScreenSchool room={room} />
      <h1 className="screen-title" dir="auto">
        <MathText text={run.title} />
      </h1>
      {way.link !== '' && <JoinWords room={room} way={way} />}
      {names}
      <p className="screen-here">
        <b>{formatCount(here?.count ?? joined)}</b> {here?.text ?? words.here(joined)}
      </p>
      <RoomLine circle={lobbyLine(place, joined)} isShown isOpen={!room.locked} width={5} />
      <DotCanvas
        pixel={sheet.pixel}
        motion={motion}
        box={{ x: left, y: 0, width: sheet.width - left, height: sheet.height }}
      />
      {way.link !== '' && (
        <div className="screen-seed">
          <QrCode text={way.link} label={words.qr(way.link)} />
        </div>
      )}
      {each > 1 && (
        <p className="screen-legend">
          <i aria-hidden="true" /> {words.eachDot(each)}
        </p>
      )}
    </div>
  );
};
