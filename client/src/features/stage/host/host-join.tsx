import type { RoomInfo } from '@sets/shared/live/room.ts';
import { Lock } from 'lucide-react';
import { Fragment } from 'react';
import { QrCode } from '../../../ui/qr-code.tsx';
import { useJoinWay } from '../join-way.ts';
import { hostMessages as words } from './host.messages.ts';
import { CopyLink } from './copy-link.tsx';
import { RoomCode } from './room-code.tsx';

const Locked = () => (
  <p className="flex items-center gap-2 text-sm font-medium text-warn">
    <Lock size={16} aria-hidden="true" />
    {words.doorsClosed}
  </p>
);

/** Where it is too long for its line it breaks at a slash. */
const Address = ({ address }: { address: string }) =>
  address.split('/').map((part, at) => (
    <Fragment key={part}>
      {at > 0 && (
        <>
          <wbr />/
        </>
      )}
      {part}
    </Fragment>
  ));

/** The way in, for the host to read out, to show or to send. */
export const HostJoin = ({ room }: { room: RoomInfo }) => {
  const way = useJoinWay(room.code);
  return (
    <section
      aria-label={words.join}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised p-4"
    >
      <div className="flex items-center gap-3.5">
        <div className="w-19 flex-none overflow-hidden rounded-sm">
          <QrCode text={way.link} label={words.qr(way.link)} />
        </div>
        <div className="min-w-0">
          <p className="text-sm leading-tight [overflow-wrap:anywhere] text-ink-soft">
            <Address address={way.address} />
          </p>
          <RoomCode code={room.code} className="text-[1.4rem] tracking-wide" />
        </div>
      </div>
      {room.locked && <Locked />}
      <CopyLink link={way.link} />
    </section>
  );
};

/** The same, large: whoever has no projector yet turns the laptop round. */
export const HostJoinLarge = ({ room }: { room: RoomInfo }) => {
  const way = useJoinWay(room.code);
  return (
    <section
      aria-label={words.join}
      className="flex flex-wrap items-center gap-6 rounded-lg border border-line bg-raised p-6 lg:gap-8"
    >
      <div className="w-36 flex-none overflow-hidden rounded-md sm:w-52">
        <QrCode text={way.link} label={words.qr(way.link)} />
      </div>
      <div className="grid min-w-0 justify-items-start gap-3">
        <div>
          <p className="text-ink-soft">{words.joinAt}</p>
          <p className="text-xl font-semibold [overflow-wrap:anywhere]">
            <Address address={way.address} />
          </p>
        </div>
        <RoomCode code={room.code} className="text-5xl tracking-wide" />
        {room.locked ? <Locked /> : <CopyLink link={way.link} />}
      </div>
    </section>
  );
};
