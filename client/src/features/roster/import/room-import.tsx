import { useState } from 'react';
import { useLivePage } from '../../../live/live-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { roomMessages as words } from '../roster.messages.ts';

/** A room that one hosts now. */
export interface HostedRoom {
  readonly code: string;
  readonly title: string;
}

interface RoomImportProps {
  /** Null while they are not known. */
  readonly rooms: readonly HostedRoom[] | null;
  /** As many as a list may have. */
  readonly most: number;
  readonly onAdd: (names: readonly string[]) => void;
}

const numbersTo = (count: number): string[] =>
  Array.from({ length: count }, (_none, at) => String(at + 1));

/** How many are in a room: the screen of a room is told, and no names with it. */
const HereNow = ({ code, most, onAdd }: Omit<RoomImportProps, 'rooms'> & { code: string }) => {
  const { followed } = useLivePage(null, async () => ({ ok: true, data: { as: 'screen', code } }));
  const { people, failure } = followed;
  if (failure !== null) return <p className="text-ink-soft">{words.failed}</p>;
  if (people === null) return <output className="text-ink-soft">{words.counting}</output>;
  const count = Math.min(people.connected, most);
  if (count === 0) return <output className="text-ink-soft">{words.nobody}</output>;
  return (
    <>
      <output>{words.here(people.connected)}</output>
      <Button look="primary" onClick={() => onAdd(numbersTo(count))}>
        {words.add(count)}
      </Button>
    </>
  );
};

/** People in a room have no names, so there are numbers: as many as are here. */
export const RoomImport = ({ rooms, most, onAdd }: RoomImportProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  if (rooms === null) return <output className="text-ink-soft">{words.counting}</output>;
  const room = rooms.find(({ code }) => code === chosen) ?? rooms[0];
  if (room === undefined) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink-soft">{words.noNames}</p>
      {rooms.length > 1 && (
        <Select
          label={words.room}
          isSmall
          value={room.code}
          choices={rooms.map(({ code, title }) => ({ value: code, text: `${title} · ${code}` }))}
          onChange={setChosen}
        />
      )}
      <HereNow key={room.code} code={room.code} most={most} onAdd={onAdd} />
    </div>
  );
};
